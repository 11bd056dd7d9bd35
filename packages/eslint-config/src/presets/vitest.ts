import globals from 'globals'
import { checkOptions } from '../check-options.ts'
import type { VitestOptions } from '../feature-options.ts'
import { presetChecks } from '../option-checks.ts'
import type { FlatConfig } from '../flat-config.ts'
import { GLOBS } from '../globs.ts'
import { mergeRules } from '../peer-plugin.ts'

const focused = ['describe', 'it', 'suite', 'test'].map((object) => ({
  object,
  property: 'only',
  message: 'All other tests would be skipped.',
}))

/**
 * Preset for tests: forbids `only`, and allows patterns that are common in tests. Needs no plugin.
 *
 * @param options - See {@link VitestOptions}.
 * @returns A block named `signpost/vitest`.
 * @throws TypeError for an unknown option or a value of a wrong type.
 *
 * @example
 * ```ts
 * import { GLOBS, presets } from '@signpost/eslint-config'
 *
 * export default presets.vitest({ files: [...GLOBS.tests, 'e2e/**'], globals: true })
 * ```
 * @searchAlias focused spec unit
 * @public
 */
export function vitest(options: VitestOptions = {}): FlatConfig[] {
  checkOptions('vitest', options, presetChecks.vitest)
  return [
    {
      name: 'signpost/vitest',
      files: [...(options.files ?? GLOBS.tests)],
      ...(options.globals && { languageOptions: { globals: { ...globals.vitest } } }),
      rules: mergeRules(
        {
          'no-restricted-properties': ['error', ...focused],
          'no-sparse-arrays': 'off',
          '@typescript-eslint/no-empty-function': 'off',
          '@typescript-eslint/no-non-null-assertion': 'off',
          '@typescript-eslint/unbound-method': 'off',
        },
        options.rules,
      ),
    },
  ]
}
