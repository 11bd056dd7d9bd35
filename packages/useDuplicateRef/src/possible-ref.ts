import type { Ref } from 'react'

/**
 * A ref that may be absent, as a component receives it from its parent: a callback, an object, or nothing.
 *
 * @typeParam T - The type of the instance, for example `HTMLInputElement`.
 *
 * @example
 * ```tsx
 * import { useDuplicateRef, type PossibleRef } from '@signpost/use-duplicate-ref'
 *
 * export function Field({ inputRef }: { inputRef?: PossibleRef<HTMLInputElement> }) {
 *   return <input ref={useDuplicateRef(inputRef)} />
 * }
 * ```
 * @see {@link RefValue} for the instance type of a ref
 * @searchAlias forwardedref optional nullable
 * @public
 */
export type PossibleRef<T> = Ref<T> | undefined
