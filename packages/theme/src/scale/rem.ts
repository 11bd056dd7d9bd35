import { checkArgument, failure } from '@signpost/utils-primitives'

/**
 * A CSS length that scales with the font size of the user.
 *
 * @example
 * ```ts
 * import { scale } from '@signpost/theme'
 *
 * const gap: scale.Rem = scale.eightPoint(8, { gap: 2 }).gap // '1rem'
 * ```
 * @searchAlias unit px em relative
 * @public
 */
export type Rem = `${number}rem`

/** Computes lengths by name, with at most four decimals. `pixels` returns the length of a step. */
export function remByName<N extends string>(
  steps: Readonly<Record<N, number>>,
  pixels: (step: number) => number,
): { readonly [K in N]: Rem } {
  checkArgument(
    'INVALID_STEPS',
    steps,
    'numbers by name',
    () =>
      Object.prototype.toString.call(steps) === '[object Object]' &&
      Object.values(steps).every((step) => typeof step === 'number'),
    'pass { small: 1 }',
  )
  const entries = Object.entries<number>(steps).map(([name, step]) => {
    const length = pixels(step)
    if (!Number.isFinite(length)) {
      throw failure(
        'INVALID_LENGTH',
        `Expected a length in pixels for "${name}", found ${length}: change it`,
        RangeError,
      )
    }
    return [name, `${Math.round((length / 16) * 1e4) / 1e4}rem`]
  })
  return Object.fromEntries(entries) as { readonly [K in N]: Rem }
}
