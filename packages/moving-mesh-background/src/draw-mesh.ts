import type { MeshEdge } from './mesh-edge.ts'
import type { MeshField } from './mesh-field.ts'

/** A 2D context of either kind of canvas. */
export type Context2D = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D

/**
 * Number of opacity levels for lines. Lines of the same level form one path, because a stroke for each line would be
 * slow.
 */
const levels = 16

/**
 * Draws one frame, in the units of the context, which are CSS pixels.
 *
 * @param colors - CSS colours. The last valid one is used.
 */
export function drawMesh(
  context: Context2D,
  field: MeshField,
  radius: number,
  colors: readonly (string | undefined)[],
): void {
  // One pixel more, because the last device pixels may cover part of a CSS pixel.
  context.clearRect(0, 0, field.size.width + 1, field.size.height + 1)
  for (const color of colors) if (color) context.fillStyle = color
  context.strokeStyle = context.fillStyle

  const edges: MeshEdge[][] = []
  for (const edge of field.edges()) (edges[Math.floor(edge.strength * levels)] ??= []).push(edge)
  edges.forEach((alike, level) => {
    context.globalAlpha = level / levels
    context.beginPath()
    for (const { from, to } of alike) {
      context.moveTo(from.x, from.y)
      context.lineTo(to.x, to.y)
    }
    context.stroke()
  })

  context.globalAlpha = 1
  context.beginPath()
  for (const { x, y } of field.points) {
    context.moveTo(x + radius, y)
    context.arc(x, y, radius, 0, 2 * Math.PI)
  }
  context.fill()
}
