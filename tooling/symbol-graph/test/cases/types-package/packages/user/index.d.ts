import type { Moment } from 'luxon'
export { now } from 'luxon'
/** Uses it. */
export declare function use(moment: Moment): void
