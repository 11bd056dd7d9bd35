/**
 * A point of a mesh.
 *
 * @example
 * ```ts
 * import type { MeshPoint } from '@signpost/moving-mesh-background'
 *
 * export const distance = (a: MeshPoint, b: MeshPoint) => Math.hypot(a.x - b.x, a.y - b.y)
 * ```
 * @searchAlias node particle dot vertex
 * @public
 */
export interface MeshPoint {
  /** CSS pixels from the left edge of the canvas; negative in the margin. */
  readonly x: number
  /** CSS pixels from the top edge of the canvas; negative in the margin. */
  readonly y: number
  /** Horizontal velocity as a share of {@link MeshOptions.speed}, from -1 to 1. */
  readonly vx: number
  /** Vertical velocity as a share of {@link MeshOptions.speed}, from -1 to 1. */
  readonly vy: number
}
