/**
 * The three kinds of notification that an observer receives.
 *
 * @example
 * ```ts
 * import { NotificationKind } from '@signpost/observable'
 *
 * console.log(NotificationKind[NotificationKind.Complete])
 * ```
 *
 * @public
 */
export enum NotificationKind {
  /** A value. */
  Next = 0,
  /** The error that ended the source. */
  Error = 1,
  /** The successful end of the source. */
  Complete = 2,
}

/**
 * A `next` notification, as data.
 *
 * @typeParam T - The type of the values.
 *
 * @example
 * ```ts
 * import { NotificationKind, type NextNotification } from '@signpost/observable'
 *
 * const one: NextNotification<number> = { kind: NotificationKind.Next, value: 1 }
 * ```
 *
 * @public
 */
export interface NextNotification<T> {
  /** Discriminates the kinds of notification. */
  readonly kind: NotificationKind.Next
  /** The delivered value. */
  readonly value: T
}

/**
 * An `error` notification, as data.
 *
 * @example
 * ```ts
 * import { NotificationKind, type ErrorNotification } from '@signpost/observable'
 *
 * const broken: ErrorNotification = { kind: NotificationKind.Error, error: new Error('no network') }
 * ```
 *
 * @public
 */
export interface ErrorNotification {
  /** Discriminates the kinds of notification. */
  readonly kind: NotificationKind.Error
  /** The error, of any type. */
  readonly error: unknown
}

/**
 * A `complete` notification, as data.
 *
 * @example
 * ```ts
 * import { NotificationKind, type CompleteNotification } from '@signpost/observable'
 *
 * const done: CompleteNotification = { kind: NotificationKind.Complete }
 * ```
 *
 * @public
 */
export interface CompleteNotification {
  /** Discriminates the kinds of notification. */
  readonly kind: NotificationKind.Complete
}

/**
 * A notification of an observer as data that can be stored, sent and compared. {@link operators.materialize} creates
 * notifications, {@link operators.dematerialize} converts them back.
 *
 * @typeParam T - The type of the values.
 *
 * @example
 * ```ts
 * import { NotificationKind, type Notification } from '@signpost/observable'
 *
 * function describe(notification: Notification<number>): string {
 *   return notification.kind === NotificationKind.Next ? `value ${notification.value}` : 'the end'
 * }
 * ```
 *
 * @searchAlias event record marble
 * @public
 */
export type Notification<T> = NextNotification<T> | ErrorNotification | CompleteNotification
