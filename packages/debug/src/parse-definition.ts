import type { CompileError } from '@signpost/types'
import type { Channel } from './channel.ts'
import type { DebugDefinition } from './debug-definition.ts'

/**
 * Type-level parser of a logger name.
 *
 * @typeParam S - The text, `namespace:path#channel`.
 *
 * @example
 * ```ts
 * import type { ParseDefinition } from '@signpost/debug'
 *
 * const parts: ParseDefinition<'app:db:pool#warn'> = { namespace: 'app', path: 'db:pool', channel: 'warn' }
 * ```
 *
 * @public
 */
export type ParseDefinition<S extends string> = string extends S
  ? DebugDefinition & { readonly channel: Channel }
  : S extends `${infer Name}#${infer C}`
    ? WithChannel<Name, C>
    : WithChannel<S, 'debug'>

/**
 * Parts of a name, together with a channel.
 *
 * @typeParam Name - `namespace:path`.
 * @typeParam C - The channel.
 *
 * @example
 * ```ts
 * import type { WithChannel } from '@signpost/debug'
 *
 * const parts: WithChannel<'app:db', 'info'> = { namespace: 'app', path: 'db', channel: 'info' }
 * ```
 *
 * @see {@link ParseDefinition}
 * @public
 */
export type WithChannel<Name extends string, C extends string> = Name extends `${infer Namespace}:${infer Path}`
  ? { readonly namespace: Namespace; readonly path: Path; readonly channel: C }
  : { readonly namespace: Name; readonly path: undefined; readonly channel: C }

/**
 * The text itself if it is a valid logger name, else a type whose message explains the mistake.
 *
 * @remarks
 * A `string` that is not a literal is accepted, and checked at run time.
 *
 * @typeParam S - The text, `namespace:path#channel`.
 *
 * @example
 * ```ts
 * import type { ValidDefinition } from '@signpost/debug'
 *
 * const right: ValidDefinition<'app:db#warn'> = 'app:db#warn'
 * // @ts-expect-error Type 'string' is not assignable to type 'CompileError<"Expected #error, …, found #wran">'.
 * const wrong: ValidDefinition<'app:db#wran'> = 'app:db#wran'
 * ```
 *
 * @public
 */
export type ValidDefinition<S extends string> = string extends S
  ? S
  : S extends `${infer Name}#${infer C}`
    ? C extends Channel
      ? ValidName<Name, S>
      : CompileError<`Expected #error, #warn, #info, #debug or #trace, found #${C}`>
    : ValidName<S, S>

/**
 * `S` if a name is valid, else a type whose message explains the mistake.
 *
 * @typeParam Name - `namespace:path`.
 * @typeParam S - The whole text.
 *
 * @example
 * ```ts
 * import type { ValidName } from '@signpost/debug'
 *
 * const right: ValidName<'app:db', 'app:db#warn'> = 'app:db#warn'
 * ```
 *
 * @see {@link ValidDefinition}
 * @public
 */
export type ValidName<Name extends string, S> = Name extends `-${string}`
  ? CompileError<'A name begins with something other than -'>
  : Name extends `${string}${' ' | '\t' | '\n' | ',' | '%' | '*'}${string}`
    ? CompileError<'A name has no white space and no comma, percent sign or star'>
    : `:${Name}:` extends `${string}::${string}`
      ? CompileError<'Each part of a name has at least one character'>
      : S
