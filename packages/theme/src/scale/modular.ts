import { type Rem, remByName } from './rem.ts'

/**
 * Lengths that grow by one ratio at each step, as sizes of type do.
 *
 * @typeParam N - The names.
 * @param ratio - What one step multiplies by, above 0: 1.25 is a major third.
 * @param base - The length at step 0, in pixels of a 16 pixel font size.
 * @param steps - Steps by name, below 0 for shorter ones.
 * @returns Lengths by name, for a group of tokens.
 * @throws RangeError when `ratio` is not above 0, or a number not finite.
 *
 * @example
 * ```ts
 * import { scale } from '@signpost/theme'
 *
 * scale.modular(1.25, 16, { note: -1, text: 0, part: 1, page: 3 })
 * // { note: '0.8rem', text: '1rem', part: '1.25rem', page: '1.9531rem' }
 * ```
 * @public
 */
export function modular<N extends string>(
  ratio: number,
  base: number,
  steps: Readonly<Record<N, number>>,
): { readonly [K in N]: Rem } {
  if (!(ratio > 0)) throw new RangeError(`Expected a ratio above 0, found ${ratio}`)
  return remByName(steps, (step) => base * ratio ** step)
}
