/**
 * React binding of `@signpost/observable`: values as state.
 *
 * @example
 * ```tsx
 * import { ValueSubject } from '@signpost/observable'
 * import { useReadable } from '@signpost/observable/react'
 *
 * const user = new ValueSubject('Ada')
 *
 * export function Greeting() {
 *   return <p>Hello, {useReadable(user)}</p>
 * }
 * ```
 *
 * @packageDocumentation
 */

import { checkOptions } from '@signpost/utils-primitives'
import { useMemo, useSyncExternalStore } from 'react'
import { effect } from './effect.ts'
import { valueOf } from './evaluate.ts'
import { nodeOf } from './node-of.ts'
import type { Readable } from './readable.ts'
import { untracked } from './tracking.ts'

/**
 * Options of {@link useReadable}.
 *
 * @typeParam T - The type of the value.
 *
 * @example
 * ```tsx
 * import { ValueSubject } from '@signpost/observable'
 * import { type UseReadableOptions, useReadable } from '@signpost/observable/react'
 *
 * const width = new ValueSubject(window.innerWidth)
 * const options: UseReadableOptions<number> = { initial: 1024 }
 *
 * export function Width() {
 *   return <p>{useReadable(width, options)} px</p>
 * }
 * ```
 *
 * @public
 */
export interface UseReadableOptions<T> {
  /**
   * The value on a server and during hydration, for a value that differs between the two. The actual one follows before
   * the next paint. Defaults to the current value.
   */
  initial?: T
}

/** Result of a read. Its identity changes with every value, also when an object was mutated. */
type Snapshot<T> = { readonly value: T } | { readonly error: unknown }

/** The functions that React takes, for one readable. */
function storeOf<T>(readable: Readable<T>): {
  subscribe: (notify: () => void) => () => void
  snapshot: () => Snapshot<T>
} {
  const node = nodeOf(readable)
  let version = -1
  let last: Snapshot<T>
  return {
    subscribe(notify) {
      let isFirst = true
      const running = effect((get) => {
        try {
          get(readable)
        } catch {
          // Thrown by the render, so that an error boundary receives it.
        }
        if (!isFirst) untracked(notify)
        isFirst = false
      })
      return () => running.unsubscribe()
    },
    snapshot() {
      let result: Snapshot<T>
      try {
        result = { value: valueOf(node) as T }
      } catch (error) {
        result = { error }
      }
      if (version !== node.version) {
        version = node.version
        last = result
      }
      return last
    },
  }
}

/**
 * Returns the current value of a source, as React state.
 *
 * The component renders again after each new value; once for the changes of a `batch`, and also when the same object
 * was mutated, as in `ObservableMap`. All components of one render see the same value, in concurrent rendering too. An
 * error of the source is thrown by the render, for an error boundary; after the next change the value can be rendered
 * again. The readable may change between renders, but must not be created in each.
 *
 * @typeParam T - The type of the value.
 * @param readable - The source: a `ValueSubject`, a `Computed`, an `ObservableMap` or `ObservableSet`, or your own.
 * @param options - The value for server rendering.
 * @returns The current value.
 * @throws The error of the source, if it has failed.
 *
 * @example
 * ```tsx
 * import { ValueSubject, computed } from '@signpost/observable'
 * import { useReadable } from '@signpost/observable/react'
 *
 * const count = new ValueSubject(0)
 * const parity = computed((get) => (get(count) % 2 === 0 ? 'even' : 'odd'))
 *
 * export function Counter() {
 *   const text = useReadable(parity)
 *   return <button onClick={() => count.update((value) => value + 1)}>{text}</button>
 * }
 * ```
 *
 * @searchAlias usesyncexternalstore useobservable usesignal hook subscribe
 * @public
 */
export function useReadable<T>(readable: Readable<T>, options: UseReadableOptions<T> = {}): T {
  checkOptions('useReadable', options, { initial: ['a value', () => true] })
  const { initial } = options
  const hasInitial = 'initial' in options
  const store = useMemo(() => storeOf(readable), [readable])
  const first = useMemo(() => ({ value: initial as T }), [initial])
  const result = useSyncExternalStore(store.subscribe, store.snapshot, hasInitial ? () => first : store.snapshot)
  if ('error' in result) throw result.error
  return result.value
}
