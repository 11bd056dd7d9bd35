import { attach, detach, type Attached } from './attached.ts'
import { callsCleanups } from './calls-cleanups.ts'
import type { DuplicateRef } from './duplicate-ref.ts'
import type { PossibleRef } from './possible-ref.ts'

/** A ref whose shared refs can change while it is attached. */
export interface OpenDuplicateRef<T> {
  ref: DuplicateRef<T>
  /** Sets the list of shared refs, without setting or detaching any. */
  serve: (refs: readonly PossibleRef<T>[]) => void
  /** Detaches refs that are no longer in the list. */
  detachOld: () => void
  /** Sets refs that are new in the list. */
  attachNew: () => void
}

/** Creates a ref with an empty list. */
export function openDuplicateRef<T>(): OpenDuplicateRef<T> {
  const attached: Attached<T> = new Map()
  let served: readonly PossibleRef<T>[] = []

  const set = (instance: T | null): (() => void) | undefined => {
    ref.current = instance
    detach(attached)
    if (instance === null) return undefined
    attach(attached, served, instance)
    return callsCleanups() ? () => ref.current === instance && set(null) : undefined
  }
  const ref: DuplicateRef<T> & { current: T | null } = Object.assign(set, { current: null })

  return {
    ref,
    serve(refs) {
      served = refs
    },
    detachOld: () => detach(attached, served),
    attachNew() {
      if (ref.current !== null) attach(attached, served, ref.current)
    },
  }
}
