import globals from 'globals'
import type { VitestOptions } from '../feature-options.ts'
import type { FlatConfig } from '../flat-config.ts'
import { GLOBS } from '../globs.ts'
import { mergeRules } from '../peer-plugin.ts'

const focused = ['describe', 'it', 'suite', 'test'].map((object) => ({
  object,
  property: 'only',
  message: 'All the other tests would be left out.',
}))

/**
 * Tests: none may be left focused with `only`, and what is common in tests is allowed. Needs no plugin.
 *
 * @param options - See {@link VitestOptions}.
 * @returns A block named `signpost/vitest`.
 *
 * @example
 * ```ts
 * import { GLOBS, presets } from '@signpost/eslint-config'
 *
 * export default presets.vitest({ files: [...GLOBS.tests, 'e2e/**'], globals: true })
 * ```
 * @public
 */
export function vitest(options: VitestOptions = {}): FlatConfig[] {
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
