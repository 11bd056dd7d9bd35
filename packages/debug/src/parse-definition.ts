import type { CompileError } from '@signpost/types'
import type { Channel } from './channel.ts'
import type { DebugDefinition } from './debug-definition.ts'

/**
 * The parts of a definition, at the level of types.
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
 * The parts of a name, and a channel.
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
 * A text itself when it can be the name of a logger, else a type that says what is wrong with it.
 *
 * @remarks
 * A `string` of which the compiler knows no more is let through and checked when the program runs.
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
 * `S` when a name has the right form, else a type that says what is wrong with it.
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
