import { Delivery } from '../delivery.ts'
import { Observable, start } from '../observable.ts'
import type { Operator } from '../operator.ts'
import { relay } from '../relay.ts'
import { Subject } from '../subject.ts'

/**
 * Shares one run of the source among all subscribers: the first one starts it, and it stops when the last one leaves.
 * Later subscribers receive values from then on. After the source ends, the next subscriber starts it again.
 *
 * @typeParam T - The type of the values.
 * @returns An operator.
 *
 * @example
 * ```ts
 * import { interval, operators } from '@signpost/observable'
 *
 * const ticks = interval(1000).pipe(operators.share())
 * ticks.subscribe((count) => console.log('left', count))
 * ticks.subscribe((count) => console.log('right', count))
 * ```
 *
 * @searchAlias multicast hot refcount publish broadcast
 * @public
 */
export function share<T>(): Operator<T, T> {
  return (source) => {
    let hub: Subject<T> | undefined
    let connection: Delivery<T>

    return new Observable((subscriber) => {
      const starts = !hub
      const current = (hub ??= new Subject())
      const leave = (): void => {
        if (hub === current) hub = undefined
      }

      // Teardowns run last to first: the hub has already removed the subscriber here.
      subscriber.addTeardown(() => {
        if (current.observerCount > 0 || hub !== current) return
        leave()
        connection.unsubscribe()
      })
      relay(current, subscriber, { next: (value) => subscriber.next(value) })

      if (!starts) return
      connection = new Delivery({
        next: (value) => current.next(value),
        error(error) {
          leave()
          current.error(error)
        },
        complete() {
          leave()
          current.complete()
        },
      })
      start(source, connection)
    })
  }
}
