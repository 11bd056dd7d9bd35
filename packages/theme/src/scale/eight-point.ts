import { checkArgument } from '@signpost/utils-primitives'
import { type Rem, remByName } from './rem.ts'

/**
 * Creates lengths on a grid: multiples of a unit.
 *
 * @typeParam N - The names.
 * @param base - The unit in pixels, at a font size of 16 pixels: 8 for the eight-point grid.
 * @param steps - Multiples by name.
 * @returns Lengths by name, for a group of tokens.
 * @throws RangeError when a number is not finite.
 *
 * @example
 * ```ts
 * import { scale } from '@signpost/theme'
 *
 * scale.eightPoint(8, { xs: 0.5, s: 1, m: 2, l: 3 })
 * // { xs: '0.25rem', s: '0.5rem', m: '1rem', l: '1.5rem' }
 * ```
 * @searchAlias spacing 8pt 8px margin padding gap
 * @public
 */
export function eightPoint<N extends string>(
  base: number,
  steps: Readonly<Record<N, number>>,
): { readonly [K in N]: Rem } {
  checkArgument('INVALID_BASE', base, 'a base in pixels', () => typeof base === 'number', 'pass a number such as 8')
  return remByName(steps, (multiple) => base * multiple)
}
