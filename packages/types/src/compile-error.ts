/**
 * A type that nothing is assignable to by accident, and whose name and message the compiler prints: the way for a
 * conditional type to say what is wrong.
 *
 * @remarks
 * Its key is a plain string, so that the message also shows where an editor spells the type out.
 *
 * @typeParam Message - What was expected, for the person who reads the error.
 *
 * @example
 * ```ts
 * import type { CompileError, IsUnion } from '@signpost/types'
 *
 * type Single<T> = IsUnion<T> extends true ? CompileError<'Expected one type, not a union'> : T
 *
 * declare function only<T>(value: Single<T>): void
 *
 * only<string>('a')
 * // @ts-expect-error Argument of type 'string' is not assignable to 'CompileError<"Expected one type, not a union">'.
 * only<string | number>('a')
 * ```
 *
 * @public
 */
export interface CompileError<Message extends string> {
  /** The message, in the place of a property that no value has. */
  readonly 'compile error': Message
}
