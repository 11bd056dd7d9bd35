import { Delivery } from './delivery.ts'
import { Observable, start } from './observable.ts'
import type { ObservableInput } from './observable-input.ts'
import type { Observer } from './observer.ts'
import type { Subscriber } from './subscriber.ts'

/**
 * Creates a delivery for `subscriber` that can be started and stopped separately.
 *
 * Errors and completion pass through unless `observer` handles them. An error thrown by `observer` becomes the error of
 * the subscription, because it comes from an operator and not from the subscribed observer.
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

/** Subscribes to `input` for `subscriber`, like {@link deliveryFor}, while that is active. */
export function relay<Input, Output>(
  input: ObservableInput<Input>,
  subscriber: Subscriber<Output>,
  observer: Observer<Input>,
): void {
  // Without a signal: creating one per subscription costs more than everything else together.
  const delivery = deliveryFor(subscriber, observer)
  subscriber.addTeardown(() => delivery.unsubscribe())
  start(Observable.from(input), delivery)
}
