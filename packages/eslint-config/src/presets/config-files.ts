import globals from 'globals'
import { checkOptions } from '../check-options.ts'
import type { FeatureOptions } from '../feature-options.ts'
import { presetChecks } from '../option-checks.ts'
import type { FlatConfig } from '../flat-config.ts'
import { GLOBS } from '../globs.ts'
import { mergeRules } from '../peer-plugin.ts'

/**
 * Preset for configuration files of tools: they run in Node.js, may print, and may have a default export.
 *
 * @param options - See {@link FeatureOptions}.
 * @returns A block named `signpost/config-files`.
 * @throws TypeError for an unknown option or a value of a wrong type.
 *
 * @example
 * ```ts
 * import { GLOBS, presets } from '@signpost/eslint-config'
 *
 * export default presets.configFiles({ files: [...GLOBS.configs, 'scripts/**'] })
 * ```
 * @searchAlias vite webpack rollup
 * @public
 */
export function configFiles(options: FeatureOptions = {}): FlatConfig[] {
  checkOptions('configFiles', options, presetChecks.configFiles)
  return [
    {
      name: 'signpost/config-files',
      files: [...(options.files ?? GLOBS.configs)],
      languageOptions: { globals: { ...globals.nodeBuiltin } },
      rules: mergeRules(
        {
          'no-console': 'off',
          '@typescript-eslint/no-require-imports': 'off',
          'import-x/no-anonymous-default-export': 'off',
          'import-x/no-default-export': 'off',
          'unicorn/no-anonymous-default-export': 'off',
        },
        options.rules,
      ),
    },
  ]
}
