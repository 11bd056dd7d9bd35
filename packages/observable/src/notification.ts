/**
 * The three things an observer can be told.
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
  /** The failure that ended the source. */
  Error = 1,
  /** The end of a source that went well. */
  Complete = 2,
}

/**
 * A value, as data.
 *
 * @typeParam T - What is delivered.
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
  /** Tells it from the other kinds. */
  readonly kind: NotificationKind.Next
  /** The value. */
  readonly value: T
}

/**
 * A failure, as data.
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
  /** Tells it from the other kinds. */
  readonly kind: NotificationKind.Error
  /** What went wrong, of any type. */
  readonly error: unknown
}

/**
 * The end, as data.
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
  /** Tells it from the other kinds. */
  readonly kind: NotificationKind.Complete
}

/**
 * What an observer is told, as data that can be stored, sent and compared. {@link operators.materialize} makes it,
 * {@link operators.dematerialize} plays it back.
 *
 * @typeParam T - What is delivered.
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
 * @public
 */
export type Notification<T> = NextNotification<T> | ErrorNotification | CompleteNotification
