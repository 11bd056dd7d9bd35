import { checkArgument, failure } from '@signpost/utils-primitives'
import { type Rem, remByName } from './rem.ts'

/**
 * Creates lengths that grow by a constant ratio, such as font sizes.
 *
 * @typeParam N - The names.
 * @param ratio - The factor between steps, above 0: 1.25 is a major third.
 * @param base - The length at step 0 in pixels, at a font size of 16 pixels.
 * @param steps - Steps by name. Negative steps are shorter than `base`.
 * @returns Lengths by name, for a group of tokens.
 * @throws RangeError when `ratio` is not above 0, or a number is not finite.
 *
 * @example
 * ```ts
 * import { scale } from '@signpost/theme'
 *
 * scale.modular(1.25, 16, { note: -1, text: 0, part: 1, page: 3 })
 * // { note: '0.8rem', text: '1rem', part: '1.25rem', page: '1.9531rem' }
 * ```
 * @searchAlias typography typographic headings type geometric
 * @public
 */
export function modular<N extends string>(
  ratio: number,
  base: number,
  steps: Readonly<Record<N, number>>,
): { readonly [K in N]: Rem } {
  checkArgument('INVALID_RATIO', ratio, 'a ratio', () => typeof ratio === 'number', 'pass a number such as 1.5')
  if (typeof ratio !== 'number' || !(ratio > 0)) {
    throw failure('INVALID_RATIO', `Expected a ratio above 0, found ${ratio}: change it`, RangeError)
  }
  checkArgument('INVALID_BASE', base, 'a base in pixels', () => typeof base === 'number', 'pass a number such as 8')
  return remByName(steps, (step) => base * ratio ** step)
}
