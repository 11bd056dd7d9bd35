import type { Linter } from 'eslint'
import { checkOptions } from '../check-options.ts'
import type { TypeScriptOptions } from '../feature-options.ts'
import { presetChecks } from '../option-checks.ts'
import { Feature } from '../feature.ts'
import type { FlatConfig, Rules } from '../flat-config.ts'
import { both, GLOBS } from '../globs.ts'
import { loadPeer } from '../missing-peer.ts'
import { asPlugin, mergeRules, type PeerPlugin } from '../peer-plugin.ts'

interface TypeScriptEslint {
  readonly plugin: PeerPlugin
  readonly parser: Linter.Parser
  readonly configs: Readonly<Record<string, FlatConfig | FlatConfig[]>>
}

const own: Rules = {
  '@typescript-eslint/consistent-type-imports': 'error',
  '@typescript-eslint/no-unused-vars': [
    'error',
    { argsIgnorePattern: '^_', varsIgnorePattern: '^_', caughtErrorsIgnorePattern: '^_' },
  ],
}

const forTypeTests: Rules = {
  '@typescript-eslint/no-explicit-any': 'off',
  '@typescript-eslint/no-unused-expressions': 'off',
  '@typescript-eslint/no-unused-vars': 'off',
}

/**
 * Preset for TypeScript, by `typescript-eslint`. Rules that need types are added on request.
 *
 * @param options - See {@link TypeScriptOptions}.
 * @returns Blocks named `signpost/typescript/*`; empty without `typescript-eslint`.
 * @throws TypeError for an unknown option or a value of a wrong type.
 *
 * @example
 * ```ts
 * import { presets } from '@signpost/eslint-config'
 *
 * export default await presets.typescript({ preset: 'strict', typeChecked: ['src/**'] })
 * ```
 * @searchAlias ts tseslint checked
 * @public
 */
export async function typescript(options: TypeScriptOptions = {}): Promise<FlatConfig[]> {
  checkOptions('typescript', options, presetChecks.typescript)
  const { preset = 'recommended', typeChecked = false, stylistic = false } = options
  const tseslint = await loadPeer<TypeScriptEslint>(
    Feature.TypeScript,
    'typescript-eslint',
    'typescript: false',
    () => import('typescript-eslint'),
    options.onMissing,
  )
  if (!tseslint) return []

  const rulesOf = (name: string) => mergeRules(...[tseslint.configs[name] ?? []].flat().map(({ rules }) => rules))
  const files = [...(options.files ?? GLOBS.ts)]
  const typed = Array.isArray(typeChecked) ? both(files, typeChecked as readonly string[]) : files
  return [
    {
      name: 'signpost/typescript/setup',
      files,
      plugins: { '@typescript-eslint': asPlugin(tseslint.plugin) },
      languageOptions: { parser: tseslint.parser },
    },
    {
      name: 'signpost/typescript/rules',
      files,
      rules: mergeRules(rulesOf(preset), stylistic ? rulesOf('stylistic') : {}, own),
    },
    ...(typeChecked
      ? [
          {
            name: 'signpost/typescript/type-checked',
            files: typed,
            languageOptions: {
              parserOptions: { projectService: true, tsconfigRootDir: options.tsconfigRootDir ?? process.cwd() },
            },
            rules: mergeRules(
              rulesOf(`${preset}TypeCheckedOnly`),
              stylistic ? rulesOf('stylisticTypeCheckedOnly') : {},
            ),
          },
        ]
      : []),
    ...(options.rules ? [{ name: 'signpost/typescript/options', files, rules: mergeRules(options.rules) }] : []),
    { name: 'signpost/typescript/type-tests', files: [...GLOBS.typeTests], rules: mergeRules(forTypeTests) },
  ]
}
