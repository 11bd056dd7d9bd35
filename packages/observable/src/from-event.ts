import { Observable } from './observable.ts'

/**
 * Options of {@link fromEvent}.
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
  /** Whether to listen in the capture phase. Defaults to `false`. */
  capture?: boolean | undefined
  /**
   * Whether to guarantee that `preventDefault` is never called, so that scrolling need not wait. Defaults to the choice
   * of the host.
   */
  passive?: boolean | undefined
}

/**
 * The event type that a target dispatches for a name, inferred from its `on…` property; `Event` if it has none.
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
 * Delivers the events of a target. The listener is attached only while there are subscribers.
 *
 * @typeParam Target - The type of the event target.
 * @typeParam Type - The name of the event.
 * @param target - Anything with `addEventListener`: a DOM node, a signal, a socket.
 * @param type - The name of the event.
 * @param options - Listener options.
 * @returns A source that never ends by itself. It delivers synchronously during dispatch, so `preventDefault` works.
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
