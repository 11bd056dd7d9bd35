import { checkArgument } from '@signpost/utils-primitives'
import type { Channel } from './channel.ts'
import { DebugSyntaxError } from './debug-syntax-error.ts'
import type { ParseDefinition, ValidDefinition } from './parse-definition.ts'
import { partsOf, textOf, type Parts } from './syntax.ts'

/**
 * The name of a logger in its parts: `app:db:pool#warn`.
 *
 * @example
 * ```ts
 * import { isEnabled, parseRules, type DebugDefinition } from '@signpost/debug'
 *
 * const definition: DebugDefinition = { namespace: 'app', path: 'db:pool', channel: 'warn' }
 * console.log(isEnabled(definition, parseRules('app:db:*'))) // true
 * ```
 *
 * @searchAlias category identifier tag
 * @public
 */
export interface DebugDefinition {
  /**
   * The program or package: `app`, `@signpost/debug`. Not empty, no leading `-`, no white space and none of `,:#%*`.
   */
  readonly namespace: string
  /** The part of it, as names separated by `:`: `db:pool`. */
  readonly path?: string | undefined
  /** The default channel of the logger. `'debug'` when absent. */
  readonly channel?: Channel | undefined
}

/** A definition whose channel is present. */
export type FullDefinition = DebugDefinition & { readonly channel: Channel }

/**
 * Parses `namespace:path#channel`.
 *
 * @typeParam D - The text; inferred. An invalid literal is a type error.
 * @param definition - The text. Path and channel are optional.
 * @returns Its parts. The channel is `'debug'` when the text has none.
 * @throws {@link DebugSyntaxError} when the text is invalid.
 *
 * @example
 * ```ts
 * import { parseDefinition } from '@signpost/debug'
 *
 * const { namespace, path, channel } = parseDefinition('@signpost/debug:rules')
 * console.log(namespace, path, channel) // @signpost/debug rules debug
 * ```
 *
 * @searchAlias logger name category split
 * @public
 */
export function parseDefinition<const D extends string>(definition: ValidDefinition<D>): ParseDefinition<D> {
  return definitionOf(definition as string) as ParseDefinition<D>
}

/** Parses and validates a definition of unknown content. */
export function definitionOf(definition: string | DebugDefinition): FullDefinition {
  let text = definition as string
  const isText = typeof definition === 'string'
  // Only a wrong one costs a check: Node.js reads its environment slowly.
  if (!isText) {
    checkArgument(
      'INVALID_DEBUG_NAME',
      definition,
      'a name such as "app:db#warn"',
      () =>
        typeof definition === 'object' &&
        definition !== null &&
        ['namespace', 'path', 'channel'].every((name) =>
          ['string', 'undefined'].includes(typeof definition[name as keyof DebugDefinition]),
        ),
      'pass a text or its parts',
    )
    text = textOf(definition)
  }
  const { namespace, path, channel = 'debug' } = (partsOf(text) ?? {}) as Partial<Parts>
  const isAsGiven = isText ? path !== '' : definition.namespace === namespace && (definition.path || undefined) === path
  if (!namespace || !isAsGiven || /^-|\*/.test(text)) {
    throw new DebugSyntaxError('a name such as "app:db#warn"', text, text, 0)
  }
  return { namespace, path, channel }
}
