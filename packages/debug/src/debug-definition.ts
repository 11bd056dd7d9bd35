import type { Channel } from './channel.ts'
import { DebugSyntaxError } from './debug-syntax-error.ts'
import type { ParseDefinition, ValidDefinition } from './parse-definition.ts'
import { partsOf, textOf } from './syntax.ts'

/**
 * What a logger is called, in its parts: `app:db:pool#warn`.
 *
 * @example
 * ```ts
 * import { isEnabled, parseRules, type DebugDefinition } from '@signpost/debug'
 *
 * const definition: DebugDefinition = { namespace: 'app', path: 'db:pool', channel: 'warn' }
 * console.log(isEnabled(definition, parseRules('app:db:*'))) // true
 * ```
 *
 * @public
 */
export interface DebugDefinition {
  /** The program or package: `app`, `@signpost/debug`. Not empty, no `-` in front, no white space and none of `,:#%*`. */
  readonly namespace: string
  /** The part of it, names with `:` between them: `db:pool`. */
  readonly path?: string | undefined
  /** Where messages go when none is named. `'debug'` when absent. */
  readonly channel?: Channel | undefined
}

/** A definition with its channel. */
export type FullDefinition = DebugDefinition & { readonly channel: Channel }

/**
 * Reads `namespace:path#channel`.
 *
 * @typeParam D - The text; found by the compiler, which refuses one that it knows to be wrong.
 * @param definition - The text. Path and channel may be left out.
 * @returns Its parts, with `'debug'` when it names no channel.
 * @throws {@link DebugSyntaxError} when it is not of that form.
 *
 * @example
 * ```ts
 * import { parseDefinition } from '@signpost/debug'
 *
 * const { namespace, path, channel } = parseDefinition('@signpost/debug:rules')
 * console.log(namespace, path, channel) // @signpost/debug rules debug
 * ```
 *
 * @public
 */
export function parseDefinition<const D extends string>(definition: ValidDefinition<D>): ParseDefinition<D> {
  return definitionOf(definition as string) as ParseDefinition<D>
}

/** Reads and checks a definition of which nothing is known. */
export function definitionOf(definition: string | DebugDefinition): FullDefinition {
  const text = typeof definition === 'string' ? definition : textOf(definition)
  const { negated, namespace, path, channel = 'debug' } = partsOf(text) ?? { negated: true }
  const isAsGiven =
    typeof definition === 'string' || (definition.namespace === namespace && (definition.path || undefined) === path)
  if (negated || !namespace || !isAsGiven || /\*/.test(text)) {
    throw new DebugSyntaxError('a name such as "app" or "app:db#warn"', text, text, 0)
  }
  return { namespace, path, channel }
}
