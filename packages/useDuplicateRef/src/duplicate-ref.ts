import type { RefObject } from 'react'

/**
 * A callback ref that remembers its instance: to be passed as `ref`, called like any callback ref, and read as `current`.
 *
 * @typeParam T - The instance, for example `HTMLInputElement`.
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
 * @public
 */
export interface DuplicateRef<T> extends RefObject<T | null> {
  /**
   * Sets `current` and every ref that is served.
   *
   * @param instance - The instance, or `null` to detach.
   * @returns On React 19 and later a function that detaches this instance, and does nothing once another has taken its
   *   place; otherwise `undefined`.
   * @throws The first error that one of the callbacks threw, after all of them were called.
   */
  (instance: T | null): (() => void) | undefined
}
