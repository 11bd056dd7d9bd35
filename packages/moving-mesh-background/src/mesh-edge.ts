import type { MeshPoint } from './mesh-point.ts'

/**
 * The line between two points that are near each other.
 *
 * @example
 * ```ts
 * import type { MeshEdge } from '@signpost/moving-mesh-background'
 *
 * export function stroke(context: CanvasRenderingContext2D, { from, to, strength }: MeshEdge): void {
 *   context.globalAlpha = strength
 *   context.beginPath()
 *   context.moveTo(from.x, from.y)
 *   context.lineTo(to.x, to.y)
 *   context.stroke()
 * }
 * ```
 * @public
 */
export interface MeshEdge {
  /** One end. */
  readonly from: MeshPoint
  /** The other end, never the same point. */
  readonly to: MeshPoint
  /** From 0, where the points are as far apart as a line can be long, to 1, where they meet. */
  readonly strength: number
}
