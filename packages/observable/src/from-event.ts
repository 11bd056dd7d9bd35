import { checkOptions, checkArgument } from '@signpost/utils-primitives'
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
 * The part of an event emitter of Node.js that {@link fromEvent} calls.
 *
 * @example
 * ```ts
 * import type { EventEmitterLike } from '@signpost/observable'
 *
 * const silent: EventEmitterLike = { on: () => undefined, off: () => undefined }
 * ```
 *
 * @public
 */
export interface EventEmitterLike {
  /** Adds a listener. */
  on(type: string, listener: (...args: unknown[]) => void): unknown
  /** Removes a listener. */
  off(type: string, listener: (...args: unknown[]) => void): unknown
}

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
 * @searchAlias addeventlistener dom click listener emitter handler
 * @public
 */
export function fromEvent<Target extends EventTarget, Type extends string>(
  target: Target,
  type: Type,
  options?: FromEventOptions,
): Observable<EventOf<Target, Type>>
/**
 * Delivers the events of a Node.js emitter, such as a socket, a stream or a process. The listener is attached only while
 * there are subscribers.
 *
 * @remarks
 * `'error'` is an event like others: its listener keeps Node.js from throwing, and the source does not fail.
 *
 * @typeParam Args - The arguments of the event. TypeScript cannot infer them from overloads of `on`.
 * @param emitter - Anything with `on` and `off`. One that has `addEventListener` too is used as an event target.
 * @param type - The name of the event.
 * @returns A source that never ends by itself. Its values are the arguments of each event, as an array, like those of
 *   `on` of `node:events`.
 *
 * @example
 * ```ts
 * import { fromEvent } from '@signpost/observable'
 *
 * fromEvent<[signal: string, code: number]>(process, 'SIGINT').subscribe(([signal]) => console.log(signal))
 * ```
 *
 * @public
 */
export function fromEvent<Args extends readonly unknown[] = unknown[]>(
  emitter: EventEmitterLike,
  type: string,
): Observable<Args>
export function fromEvent(
  target: EventTarget | EventEmitterLike,
  type: string,
  options: FromEventOptions = {},
): Observable<unknown> {
  const isKnown = Object(target) === target && ('addEventListener' in target || 'on' in target)
  checkArgument('INVALID_TARGET', target, 'an event target or an emitter', () => isKnown, 'pass an element')
  checkArgument(
    'INVALID_EVENT',
    type,
    'the type of an event',
    () => ['string', 'symbol'].includes(typeof type),
    'pass click',
  )
  checkOptions('fromEvent', options, { capture: 'boolean', passive: 'boolean' })
  const { capture = false, passive } = options
  return new Observable((subscriber) => {
    if ('addEventListener' in target) {
      const listener = (event: Event): void => subscriber.next(event)
      target.addEventListener(type, listener, passive === undefined ? { capture } : { capture, passive })
      return () => target.removeEventListener(type, listener, { capture })
    }
    const listener = (...args: unknown[]): void => subscriber.next(args)
    target.on(type, listener)
    return () => target.off(type, listener)
  })
}
