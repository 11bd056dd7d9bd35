/** The current time. */
export declare function now(): Moment
/** A moment. */
export interface Moment {
  at: number
}
