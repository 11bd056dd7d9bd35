import type { MeshPoint } from './mesh-point.ts'

/**
 * A line between two close points.
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
 * @searchAlias link connection segment
 * @public
 */
export interface MeshEdge {
  /** One end. */
  readonly from: MeshPoint
  /** The other end, never the same point. */
  readonly to: MeshPoint
  /** From 0, at the maximum length of a line, to 1, where the points meet. */
  readonly strength: number
}
