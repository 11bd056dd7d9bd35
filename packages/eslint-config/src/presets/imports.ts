import { checkOptions } from '../check-options.ts'
import type { ImportsOptions } from '../feature-options.ts'
import { presetChecks } from '../option-checks.ts'
import { Feature } from '../feature.ts'
import type { FlatConfig } from '../flat-config.ts'
import { code } from '../globs.ts'
import { mergeRules } from '../peer-plugin.ts'
import { loadImportX, setupImportX } from './import-x.ts'

/**
 * Preset for imports and exports, by `eslint-plugin-import-x`.
 *
 * @param options - See {@link ImportsOptions}.
 * @returns Blocks named `signpost/import-x` and `signpost/imports`; empty without the plugin.
 * @throws TypeError for an unknown option or a value of a wrong type.
 *
 * @example
 * ```ts
 * import { presets } from '@signpost/eslint-config'
 *
 * export default await presets.imports({ cycles: true })
 * ```
 * @searchAlias circular cycle duplicate self
 * @public
 */
export async function imports(options: ImportsOptions = {}): Promise<FlatConfig[]> {
  checkOptions('imports', options, presetChecks.imports)
  const plugin = await loadImportX(Feature.Imports, options.onMissing)
  if (!plugin) return []
  const files = [...(options.files ?? code)]
  return [
    setupImportX(plugin, files),
    {
      name: 'signpost/imports',
      files,
      rules: mergeRules(
        {
          'import-x/first': 'error',
          'import-x/no-absolute-path': 'error',
          'import-x/no-duplicates': 'error',
          'import-x/no-empty-named-blocks': 'error',
          'import-x/no-mutable-exports': 'error',
          'import-x/no-self-import': 'error',
          'import-x/no-useless-path-segments': 'error',
        },
        options.cycles ? { 'import-x/no-cycle': 'error' } : {},
        options.rules,
      ),
    },
  ]
}
