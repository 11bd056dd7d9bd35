/**
 * The size of a canvas in CSS pixels.
 *
 * @example
 * ```ts
 * import { MeshField, type MeshSize } from '@signpost/moving-mesh-background'
 *
 * const banner: MeshSize = { width: 1200, height: 300 }
 *
 * export const field = new MeshField(banner)
 * ```
 * @public
 */
export interface MeshSize {
  /** From left to right. */
  readonly width: number
  /** From top to bottom. */
  readonly height: number
}
