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
 * @searchAlias dimensions extent
 * @public
 */
export interface MeshSize {
  /** Horizontal size. */
  readonly width: number
  /** Vertical size. */
  readonly height: number
}
