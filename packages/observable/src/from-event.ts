import { Observable } from './observable.ts'

/**
 * How {@link fromEvent} listens.
 *
 * @example
 * ```ts
 * import { fromEvent, type FromEventOptions } from '@signpost/observable'
 *
 * const smooth: FromEventOptions = { passive: true }
 * const scrolls = fromEvent(new EventTarget(), 'scroll', smooth)
 * ```
 *
 * @public
 */
export interface FromEventOptions {
  /** Listen on the way down to the target instead of on the way up. False when absent. */
  capture?: boolean | undefined
  /** Promise never to call `preventDefault`, so that scrolling need not wait. The host decides when absent. */
  passive?: boolean | undefined
}

/**
 * The event that a target dispatches under a name, read from its `on…` property; `Event` when it has none.
 *
 * @typeParam Target - The type of the event target.
 * @typeParam Type - The name of the event, such as `'click'`.
 *
 * @example
 * ```ts
 * import type { EventOf } from '@signpost/observable'
 *
 * function key(event: EventOf<Document, 'keydown'>): string {
 *   return event.key
 * }
 * ```
 *
 * @public
 */
export type EventOf<Target, Type extends string> = Target extends { readonly [Property in `on${Type}`]: infer Handler }
  ? NonNullable<Handler> extends (event: infer Dispatched) => unknown
    ? Extract<Dispatched, Event>
    : Event
  : Event

/**
 * Delivers the events of a target. The listener exists while somebody is subscribed.
 *
 * @typeParam Target - The type of the event target.
 * @typeParam Type - The name of the event.
 * @param target - A DOM node, a signal, a socket: anything with `addEventListener`.
 * @param type - The name of the event.
 * @param options - How to listen.
 * @returns A source that never ends by itself. It delivers while the event is dispatched, so `preventDefault` works.
 *
 * @example
 * ```ts
 * import { fromEvent, operators } from '@signpost/observable'
 *
 * const signal = AbortSignal.timeout(1000)
 * fromEvent(signal, 'abort')
 *   .pipe(operators.take(1))
 *   .subscribe((event) => console.log(event.type))
 * ```
 *
 * @public
 */
export function fromEvent<Target extends EventTarget, Type extends string>(
  target: Target,
  type: Type,
  options: FromEventOptions = {},
): Observable<EventOf<Target, Type>> {
  return new Observable((subscriber) => {
    const listener = (event: Event): void => subscriber.next(event as EventOf<Target, Type>)
    const { capture = false, passive } = options
    target.addEventListener(type, listener, passive === undefined ? { capture } : { capture, passive })
    return () => target.removeEventListener(type, listener, { capture })
  })
}
