import { failure, shown } from '@signpost/utils-primitives'
import { checkOptions, text } from '../check-options.ts'
import type { PeerOptions } from '../feature-options.ts'
import { presetChecks } from '../option-checks.ts'
import { Feature } from '../feature.ts'
import type { FlatConfig } from '../flat-config.ts'
import { code, GLOBS } from '../globs.ts'
import { mergeRules } from '../peer-plugin.ts'
import { loadImportX, setupImportX } from './import-x.ts'

/**
 * Preset for boundaries between the packages of a workspace, by `eslint-plugin-import-x`. Another package must be
 * imported by its name and listed in the importing package's manifest. Tests, stories and configuration files may also
 * import dependencies of the root manifest.
 *
 * @param root - The workspace folder.
 * @param options - See {@link PeerOptions}.
 * @returns Blocks named `signpost/import-x` and `signpost/monorepo/*`; empty without the plugin.
 * @throws TypeError for an unknown option or a value of a wrong type.
 *
 * @example
 * ```ts
 * import { presets } from '@signpost/eslint-config'
 *
 * export default await presets.monorepo(import.meta.dirname)
 * ```
 * @searchAlias restricted module paths nx
 * @public
 */
export async function monorepo(root: string, options: PeerOptions = {}): Promise<FlatConfig[]> {
  if (!text.fits(root)) {
    throw failure('INVALID_PATH', `Expected the folder of a package.json, found ${shown(root)}: pass a text`)
  }
  checkOptions('monorepo', options, presetChecks.monorepo)
  const plugin = await loadImportX(Feature.Monorepo, options.onMissing)
  if (!plugin) return []
  const files = [...(options.files ?? code)]
  return [
    setupImportX(plugin, files),
    {
      name: 'signpost/monorepo/packages',
      files,
      rules: {
        'import-x/no-relative-packages': 'error',
        'import-x/no-extraneous-dependencies': ['error', { devDependencies: false }],
      },
    },
    {
      name: 'signpost/monorepo/development',
      files: [...GLOBS.tests, ...GLOBS.typeTests, ...GLOBS.stories, ...GLOBS.configs],
      rules: { 'import-x/no-extraneous-dependencies': ['error', { packageDir: [root] }] },
    },
    ...(options.rules ? [{ name: 'signpost/monorepo/options', files, rules: mergeRules(options.rules) }] : []),
  ]
}
