/**
 * Functions that create scales of sizes, in rem.
 *
 * @example
 * ```ts
 * import { scale } from '@signpost/theme'
 *
 * scale.eightPoint(8, { s: 1, m: 2, l: 3 }) // { s: '0.5rem', m: '1rem', l: '1.5rem' }
 * ```
 *
 * @packageDocumentation
 */

export { eightPoint } from './eight-point.ts'
export { fibonacci } from './fibonacci.ts'
export { modular } from './modular.ts'
export type { Rem } from './rem.ts'
