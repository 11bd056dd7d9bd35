import js from '@eslint/js'
import globals from 'globals'
import { checkOptions } from '../check-options.ts'
import type { JavaScriptOptions } from '../feature-options.ts'
import { presetChecks } from '../option-checks.ts'
import type { FlatConfig, Rules } from '../flat-config.ts'
import { both, GLOBS } from '../globs.ts'
import { mergeRules } from '../peer-plugin.ts'

const mistakes: Rules = {
  'array-callback-return': 'error',
  'default-case-last': 'error',
  eqeqeq: ['error', 'always', { null: 'ignore' }],
  'no-eval': 'error',
  'no-extend-native': 'error',
  'no-implied-eval': 'error',
  'no-new-wrappers': 'error',
  'no-self-compare': 'error',
  'no-unmodified-loop-condition': 'error',
  'no-unreachable-loop': ['error', { ignore: ['ForInStatement', 'ForOfStatement'] }],
  'no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_', caughtErrorsIgnorePattern: '^_' }],
  'no-useless-rename': 'error',
  'no-var': 'error',
  'prefer-const': ['error', { destructuring: 'all' }],
  'prefer-rest-params': 'error',
  'prefer-spread': 'error',
  'symbol-description': 'error',
}

const style: Rules = {
  'no-else-return': 'error',
  'no-lonely-if': 'error',
  'no-unneeded-ternary': 'error',
  'no-useless-computed-key': 'error',
  'no-useless-concat': 'error',
  'no-useless-return': 'error',
  'object-shorthand': 'error',
  'operator-assignment': 'error',
  'prefer-arrow-callback': 'error',
  'prefer-object-spread': 'error',
  'prefer-template': 'error',
  yoda: 'error',
}

/**
 * Preset of ESLint core rules against mistakes, for JavaScript.
 *
 * @param options - See {@link JavaScriptOptions}.
 * @returns Blocks named `signpost/javascript/*`.
 * @throws TypeError for an unknown option or a value of a wrong type.
 *
 * @example
 * ```ts
 * import { presets } from '@signpost/eslint-config'
 *
 * export default presets.javascript({ globals: ['browser'] })
 * ```
 * @searchAlias recommended js base
 * @public
 */
export function javascript(options: JavaScriptOptions = {}): FlatConfig[] {
  checkOptions('javascript', options, presetChecks.javascript)
  const files = [...(options.files ?? GLOBS.js)]
  const names = options.globals ?? ['shared-node-browser']
  return [
    {
      name: 'signpost/javascript/setup',
      files,
      languageOptions: { globals: Object.assign({}, ...names.map((name) => globals[name])) as Record<string, boolean> },
      linterOptions: { reportUnusedDisableDirectives: 'error' },
    },
    {
      name: 'signpost/javascript/jsx',
      files: both(files, GLOBS.jsx),
      languageOptions: { parserOptions: { ecmaFeatures: { jsx: true } } },
    },
    {
      name: 'signpost/javascript/rules',
      files,
      rules: mergeRules(js.configs.recommended.rules, mistakes, options.stylistic ? style : {}, options.rules),
    },
  ]
}
