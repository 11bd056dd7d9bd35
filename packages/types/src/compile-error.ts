/**
 * An error message as a type, for conditional types: nothing is assignable to it by accident, and the compiler prints
 * its name and message.
 *
 * @remarks
 * Its key is a plain string, so that editors also show the message when they expand the type.
 *
 * @typeParam Message - The expected input, for the reader of the error.
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
 * @searchAlias custom typeerror static assert
 * @public
 */
export interface CompileError<Message extends string> {
  /** The message, as the type of a property that no value has. */
  readonly 'compile error': Message
}
