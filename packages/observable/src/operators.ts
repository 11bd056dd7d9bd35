/**
 * Operators for {@link Observable.(pipe:1)}: each creates one observable from another.
 *
 * @example
 * ```ts
 * import { interval, operators } from '@signpost/observable'
 *
 * const { filter, take } = operators
 * interval(100).pipe(filter((count) => count % 2 === 0), take(3)).subscribe((count) => console.log(count))
 * ```
 *
 * @packageDocumentation
 */

export { catchError } from './operators/catch-error.ts'
export { debounceTime } from './operators/debounce-time.ts'
export { dematerialize } from './operators/dematerialize.ts'
export { distinct } from './operators/distinct.ts'
export { filter } from './operators/filter.ts'
export { map } from './operators/map.ts'
export { materialize } from './operators/materialize.ts'
export { scan } from './operators/scan.ts'
export { share } from './operators/share.ts'
export { startWith } from './operators/start-with.ts'
export { switchMap } from './operators/switch-map.ts'
export { take } from './operators/take.ts'
export { takeUntil } from './operators/take-until.ts'
