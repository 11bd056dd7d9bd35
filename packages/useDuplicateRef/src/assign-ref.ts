import { checkRefs } from './check-refs.ts'
import type { PossibleRef } from './possible-ref.ts'

/**
 * Sets a ref: calls a callback, assigns `current` of an object. No effect if the ref is absent.
 *
 * @typeParam T - The type of the instance.
 * @param ref - The ref, `null` or `undefined`.
 * @param value - The instance, or `null` to detach.
 * @returns The cleanup returned by a callback, to call instead of assigning `null`; otherwise `undefined`.
 * @throws Errors of a callback.
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
 * @searchAlias setref populate write
 * @public
 */
export function assignRef<T>(ref: PossibleRef<T>, value: T | null): (() => void) | undefined {
  if (typeof ref === 'function') {
    const returned: unknown = ref(value)
    return typeof returned === 'function' ? (returned as () => void) : undefined
  }
  checkRefs([ref])
  if (ref) (ref as { current: T | null }).current = value
  return undefined
}
