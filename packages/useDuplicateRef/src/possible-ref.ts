import type { Ref } from 'react'

/**
 * A ref, or the lack of one: what a component gets from a parent that may have passed a callback, an object or nothing.
 *
 * @typeParam T - The instance the ref is for, for example `HTMLInputElement`.
 *
 * @example
 * ```tsx
 * import { useDuplicateRef, type PossibleRef } from '@signpost/use-duplicate-ref'
 *
 * export function Field({ inputRef }: { inputRef?: PossibleRef<HTMLInputElement> }) {
 *   return <input ref={useDuplicateRef(inputRef)} />
 * }
 * ```
 * @see {@link RefValue} for the instance of a given ref
 * @public
 */
export type PossibleRef<T> = Ref<T> | undefined
