import { Delivery } from './delivery.ts'
import { Observable, start } from './observable.ts'
import type { ObservableInput } from './observable-input.ts'
import type { Observer } from './observer.ts'
import type { Subscriber } from './subscriber.ts'

/**
 * A delivery on behalf of `subscriber`, not started yet, for whoever must be able to stop it alone.
 *
 * Errors and completion pass through unless `observer` takes them. What `observer` throws is an error of the
 * subscription: it is the callback of an operator, not that of the one who observes.
 */
export function deliveryFor<Input, Output>(subscriber: Subscriber<Output>, observer: Observer<Input>): Delivery<Input> {
  const attempt =
    <A extends unknown[]>(callback: (...values: A) => void): ((...values: A) => void) =>
    (...values) => {
      try {
        callback(...values)
      } catch (error) {
        subscriber.error(error)
      }
    }

  return new Delivery<Input>({
    next: attempt(observer.next ?? (() => {})),
    error: attempt(observer.error ?? ((error) => subscriber.error(error))),
    complete: attempt(observer.complete ?? (() => subscriber.complete())),
  })
}

/** Subscribes to `input` on behalf of `subscriber`, as {@link deliveryFor} says, for as long as that is active. */
export function relay<Input, Output>(
  input: ObservableInput<Input>,
  subscriber: Subscriber<Output>,
  observer: Observer<Input>,
): void {
  // Not by signal: making one for each subscription costs more than everything else together.
  const delivery = deliveryFor(subscriber, observer)
  subscriber.addTeardown(() => delivery.unsubscribe())
  start(Observable.from(input), delivery)
}
