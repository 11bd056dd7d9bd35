/// <reference lib="esnext.disposable" preserve="true" />

/**
 * Lazy observables, subjects and glitch-free computed values.
 *
 * @example
 * ```ts
 * import { ValueSubject, computed } from '@signpost/observable'
 *
 * const price = new ValueSubject(20)
 * computed((get) => get(price) * 1.19).subscribe((total) => console.log(total))
 * price.set(30)
 * ```
 *
 * @packageDocumentation
 */

export { batch } from './batch.ts'
export { combineLatest } from './combine-latest.ts'
export { Computed, computed } from './computed.ts'
export { config, type ObservableConfig } from './config.ts'
export { effect, type EffectOptions } from './effect.ts'
export { fromEvent, type EventEmitterLike, type EventOf, type FromEventOptions } from './from-event.ts'
export { interval } from './interval.ts'
export { isObservable } from './is-observable.ts'
export { merge } from './merge.ts'
export {
  NotificationKind,
  type CompleteNotification,
  type ErrorNotification,
  type NextNotification,
  type Notification,
} from './notification.ts'
export { ObservableMap, type MapChange } from './observable-map.ts'
export { ObservableSet, type SetChange } from './observable-set.ts'
export { Observable } from './observable.ts'
export type { InteropObservable, ObservableInput, Subscribable, ValueOf } from './observable-input.ts'
export type { Observer } from './observer.ts'
export type { Operator } from './operator.ts'
export * as operators from './operators.ts'
export type { ReadValue, Readable, ValueOptions } from './readable.ts'
export { Subject } from './subject.ts'
export type { Producer, Subscriber, Teardown } from './subscriber.ts'
export type { SubscribeOptions, Subscription, Unsubscribable } from './subscription.ts'
export { untracked } from './tracking.ts'
export { ValueSubject } from './value-subject.ts'
