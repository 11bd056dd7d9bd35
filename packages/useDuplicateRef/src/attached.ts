import { assignRef } from './assign-ref.ts'
import type { PossibleRef } from './possible-ref.ts'

/** Attached refs, each with the function that detaches it. */
export type Attached<T> = Map<PossibleRef<T>, () => void>

/** Sets the refs that are not attached yet to `instance`. */
export function attach<T>(attached: Attached<T>, refs: readonly PossibleRef<T>[], instance: T): void {
  callEach(refs, (ref) => {
    if (!ref || attached.has(ref)) return
    // A callback that throws counts as attached: React calls it with null later.
    attached.set(ref, () => assignRef(ref, null))
    const cleanup = assignRef(ref, instance)
    if (cleanup) attached.set(ref, cleanup)
  })
}

/** Detaches all refs except those in `keep`: by their cleanup if there is one, else with `null`. */
export function detach<T>(attached: Attached<T>, keep: readonly PossibleRef<T>[] = []): void {
  callEach(attached, ([ref, release]) => {
    if (keep.includes(ref)) return
    attached.delete(ref)
    release()
  })
}

/** Calls `visit` with every item even if some calls throw, then rethrows the first error. */
function callEach<T>(items: Iterable<T>, visit: (item: T) => void): void {
  const errors: unknown[] = []
  for (const item of items) {
    try {
      visit(item)
    } catch (error) {
      errors.push(error)
    }
  }
  if (errors.length > 0) throw errors[0]
}
