import type { Rule } from 'eslint'

/** Documentation of the rules. */
export const documentation = 'https://signpost-docs.github.io/api/eslint-plugin-logical-properties'

/**
 * The ID of a rule message: the kind of physical CSS found, or `replace` for a suggestion.
 *
 * @example
 * ```ts
 * import { Linter } from 'eslint'
 * import { defineLogicalConfig, type MessageId } from '@signpost/eslint-plugin-logical-properties'
 *
 * const wanted: MessageId = 'shorthand'
 * const found = new Linter().verify("style({ padding: '1px 2px' })", defineLogicalConfig())
 * console.log(found.some(({ messageId }) => messageId === wanted)) // true
 * ```
 * @public
 */
export type MessageId = 'property' | 'shorthand' | 'value' | 'replace'

/**
 * Documentation metadata of a rule.
 *
 * @example
 * ```ts
 * import { plugin, type RuleDocs } from '@signpost/eslint-plugin-logical-properties'
 *
 * const docs: RuleDocs = plugin.rules.margin.meta.docs
 * console.log(docs.description)
 * ```
 * @public
 */
export interface RuleDocs {
  /** Markdown, without a full stop. */
  readonly description: string
  /** Whether the rule is part of the configuration `recommended`. */
  readonly recommended: boolean
  readonly url: string
}

/**
 * A rule of the {@link plugin}. All rules take {@link LogicalOptions} and report messages by {@link MessageId}.
 *
 * @example
 * ```ts
 * import { plugin, type LogicalRule } from '@signpost/eslint-plugin-logical-properties'
 *
 * const rules: LogicalRule[] = Object.values(plugin.rules)
 * console.log(rules.filter(({ meta }) => meta.docs.recommended).length)
 * ```
 * @public
 */
export interface LogicalRule extends Rule.RuleModule {
  readonly meta: Rule.RuleMetaData & { readonly docs: RuleDocs; readonly messages: Record<MessageId, string> }
}
