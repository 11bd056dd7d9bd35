import globals from 'globals'
import { checkOptions } from '../check-options.ts'
import type { NodeOptions } from '../feature-options.ts'
import { presetChecks } from '../option-checks.ts'
import type { FlatConfig } from '../flat-config.ts'
import { code, GLOBS } from '../globs.ts'
import { mergeRules } from '../peer-plugin.ts'

/**
 * Preset for Node.js globals. `require` and the other CommonJS globals are defined in CommonJS modules only.
 *
 * @param options - See {@link NodeOptions}.
 * @returns Blocks named `signpost/node/*`.
 * @throws TypeError for an unknown option or a value of a wrong type.
 *
 * @example
 * ```ts
 * import { presets } from '@signpost/eslint-config'
 *
 * export default [...presets.javascript(), ...presets.node({ files: ['server/**'] })]
 * ```
 * @searchAlias server backend process environment
 * @public
 */
export function node(options: NodeOptions = {}): FlatConfig[] {
  checkOptions('node', options, presetChecks.node)
  const files = [...(options.files ?? code)]
  return [
    {
      name: 'signpost/node/modules',
      files,
      languageOptions: { globals: { ...globals.nodeBuiltin } },
      ...(options.rules && { rules: mergeRules(options.rules) }),
    },
    {
      name: 'signpost/node/commonjs',
      files: [...(options.commonjs ?? GLOBS.commonjs)],
      languageOptions: { sourceType: 'commonjs', globals: { ...globals.node } },
      rules: { '@typescript-eslint/no-require-imports': 'off' },
    },
  ]
}
