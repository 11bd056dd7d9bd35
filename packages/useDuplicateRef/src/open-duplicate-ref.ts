import { attach, detach, type Attached } from './attached.ts'
import { callsCleanups } from './calls-cleanups.ts'
import type { DuplicateRef } from './duplicate-ref.ts'
import type { PossibleRef } from './possible-ref.ts'

/** A ref whose list of served refs can change while it holds an instance. */
export interface OpenDuplicateRef<T> {
  ref: DuplicateRef<T>
  /** Names the refs to serve. None of them is set or detached yet. */
  serve: (refs: readonly PossibleRef<T>[]) => void
  /** Detaches the refs that are no longer served. */
  detachOld: () => void
  /** Sets the refs that are newly served. */
  attachNew: () => void
}

/** Makes a ref that serves none yet. */
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
