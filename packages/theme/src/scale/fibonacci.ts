import { checkArgument, failure } from '@signpost/utils-primitives'
import { type Rem, remByName } from './rem.ts'

/**
 * Creates lengths that grow by the Fibonacci sequence: 1, 2, 3, 5, 8, 13 times a unit.
 *
 * @typeParam N - The names.
 * @param base - The unit in pixels, at a font size of 16 pixels.
 * @param steps - Positions in the sequence by name. 0 is the unit.
 * @returns Lengths by name, for a group of tokens.
 * @throws RangeError when a position is not an integer from 0, or the unit is not finite.
 *
 * @example
 * ```ts
 * import { scale } from '@signpost/theme'
 *
 * scale.fibonacci(8, { s: 0, m: 1, l: 2, xl: 3 })
 * // { s: '0.5rem', m: '1rem', l: '1.5rem', xl: '2.5rem' }
 * ```
 * @searchAlias golden ratio spacing sizes
 * @public
 */
export function fibonacci<N extends string>(
  base: number,
  steps: Readonly<Record<N, number>>,
): { readonly [K in N]: Rem } {
  checkArgument('INVALID_BASE', base, 'a base in pixels', () => typeof base === 'number', 'pass a number such as 8')
  return remByName(steps, (place) => base * numberAt(place))
}

function numberAt(place: number): number {
  if (!Number.isInteger(place) || place < 0) {
    throw failure('INVALID_STEP', `Expected a place in the sequence, 0 or above, found ${place}: change it`, RangeError)
  }
  let [number, next] = [1, 2]
  for (let at = 0; at < place; at++) [number, next] = [next, number + next]
  return number
}
