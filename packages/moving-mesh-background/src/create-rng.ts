import { checkArgument } from '@signpost/utils-primitives'

/**
 * Creates a seeded random number generator. Do not use it for security.
 *
 * @param seed - Any number. Only its lowest 32 bits are used.
 * @returns A function like `Math.random`: each call returns a number from 0 up to but not including 1.
 *
 * @example
 * ```ts
 * import { createRng, MeshField } from '@signpost/moving-mesh-background'
 *
 * export const field = new MeshField({ width: 800, height: 600 }, {}, createRng(7))
 * ```
 * @see {@link https://en.wikipedia.org/wiki/Weyl_sequence | Weyl sequence}, whose terms are mixed here
 * @searchAlias prng pseudorandom seedrandom deterministic reproducible
 * @public
 */
export function createRng(seed: number): () => number {
  checkArgument('INVALID_SEED', seed, 'a finite number as seed', () => Number.isFinite(seed), 'pass 1', RangeError)
  let weyl = seed | 0
  return () => {
    weyl = (weyl + 0x9e3779b9) | 0
    const mixed = Math.imul(weyl ^ (weyl >>> 15), 0x85ebca6b)
    return ((mixed ^ (mixed >>> 13)) >>> 0) / 2 ** 32
  }
}
