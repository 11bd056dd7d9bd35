import type { PossibleRef } from './possible-ref.ts'

/**
 * Sets one ref: calls it if it is a callback, writes `current` if it is an object, does nothing if it is absent.
 *
 * @typeParam T - The instance the ref is for.
 * @param ref - The ref, `null` or `undefined`.
 * @param value - The instance, or `null` to detach.
 * @returns The cleanup of a callback that returned one, which is then to be called in place of assigning `null`;
 *   otherwise `undefined`.
 * @throws What a callback throws.
 *
 * @example
 * ```ts
 * import { assignRef, type PossibleRef } from '@signpost/use-duplicate-ref'
 *
 * export function attach<T>(ref: PossibleRef<T>, instance: T): () => void {
 *   return assignRef(ref, instance) ?? (() => assignRef(ref, null))
 * }
 * ```
 * @see {@link mergeRefs} to set several
 * @public
 */
export function assignRef<T>(ref: PossibleRef<T>, value: T | null): (() => void) | undefined {
  if (typeof ref === 'function') {
    const returned: unknown = ref(value)
    return typeof returned === 'function' ? (returned as () => void) : undefined
  }
  if (ref) (ref as { current: T | null }).current = value
  return undefined
}
