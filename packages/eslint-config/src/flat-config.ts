import type { LogicalOptions, RuleName as LogicalRuleName } from '@signpost/eslint-plugin-logical-properties'
import type { Linter } from 'eslint'
import type { ESLintRules } from 'eslint/rules'

/**
 * One block of an ESLint flat configuration: `name`, `files`, `plugins`, `rules` and so on.
 *
 * @example
 * ```ts
 * import { defineConfig, type FlatConfig } from '@signpost/eslint-config'
 *
 * const scripts: FlatConfig = { name: 'scripts', files: ['scripts/**'], rules: { 'no-console': 'off' } }
 * export default defineConfig({}, scripts)
 * ```
 * @searchAlias linter eslintrc override
 * @public
 */
export type FlatConfig = Linter.Config

/**
 * The name of an ESLint core rule.
 *
 * @example
 * ```ts
 * import type { CoreRuleName } from '@signpost/eslint-config'
 *
 * const rule: CoreRuleName = 'eqeqeq'
 * ```
 * @public
 */
export type CoreRuleName = keyof {
  [R in keyof ESLintRules as string extends R ? never : number extends R ? never : R]: never
}

/**
 * The name of a rule: a core rule, or a plugin rule with its prefix.
 *
 * @example
 * ```ts
 * import type { RuleName } from '@signpost/eslint-config'
 *
 * const rules: RuleName[] = ['eqeqeq', '@typescript-eslint/no-namespace', 'logical-properties/margin']
 * ```
 * @public
 */
export type RuleName = CoreRuleName | `${string}/${string}`

/**
 * The options of a rule as a tuple: exact for core rules and logical properties, `unknown[]` for those of other
 * plugins.
 *
 * @typeParam R - The name of the rule.
 *
 * @example
 * ```ts
 * import type { RuleOptions } from '@signpost/eslint-config'
 *
 * const [mode]: RuleOptions<'no-var'> | RuleOptions<'eqeqeq'> = ['always', { null: 'ignore' }]
 * ```
 * @public
 */
export type RuleOptions<R extends RuleName> = R extends CoreRuleName
  ? Extract<ESLintRules[R], readonly unknown[]> extends [unknown, ...infer Options]
    ? Options
    : never
  : R extends `logical-properties/${LogicalRuleName}`
    ? [LogicalOptions?]
    : unknown[]

/**
 * The setting of a rule: a severity, or a severity with {@link RuleOptions}.
 *
 * @typeParam R - The name of the rule.
 *
 * @example
 * ```ts
 * import type { RuleSetting } from '@signpost/eslint-config'
 *
 * const setting: RuleSetting<'eqeqeq'> = ['error', 'always', { null: 'ignore' }]
 * ```
 * @searchAlias ruleentry level
 * @public
 */
export type RuleSetting<R extends RuleName> = Linter.RuleSeverity | [Linter.RuleSeverity, ...RuleOptions<R>]

/**
 * Rules by name. A misspelt core rule, or an invalid option of one, does not compile.
 *
 * @example
 * ```ts
 * import type { Rules } from '@signpost/eslint-config'
 *
 * const rules: Rules = { eqeqeq: ['error', 'smart'], '@typescript-eslint/no-namespace': 'off' }
 * ```
 * @searchAlias ruleset linter checks
 * @public
 */
export type Rules = { [R in CoreRuleName]?: RuleSetting<R> } & {
  [R in `logical-properties/${LogicalRuleName}`]?: RuleSetting<R>
} & { [R in `${string}/${string}`]?: RuleSetting<R> }
