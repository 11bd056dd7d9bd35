import type { RefObject } from 'react'

/**
 * A callback ref that stores its instance in `current`. Pass it as `ref`.
 *
 * @typeParam T - The type of the instance, for example `HTMLInputElement`.
 *
 * @example
 * ```tsx
 * import { useDuplicateRef, type DuplicateRef } from '@signpost/use-duplicate-ref'
 *
 * const selectAll = (input: DuplicateRef<HTMLInputElement>) => input.current?.select()
 *
 * export function Field() {
 *   const input = useDuplicateRef<HTMLInputElement>()
 *   return <input ref={input} onFocus={() => selectAll(input)} />
 * }
 * ```
 * @searchAlias refcallback mutable
 * @public
 */
export interface DuplicateRef<T> extends RefObject<T | null> {
  /**
   * Sets `current` and all shared refs.
   *
   * @param instance - The instance, or `null` to detach.
   * @returns On React 19 and later, a function that detaches this instance and has no effect once another one is
   *   attached; otherwise `undefined`.
   * @throws The first error of a callback, after all were called.
   */
  (instance: T | null): (() => void) | undefined
}
