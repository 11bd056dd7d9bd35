import type { MeshEdge } from './mesh-edge.ts'
import type { MeshField } from './mesh-field.ts'

/** Either kind of 2D context. */
export type Context2D = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D

/** Lines are as opaque as one of so many levels, each of which is one path: a stroke for each line would be slow. */
const levels = 16

/**
 * Draws one picture in the context's units, which are CSS pixels.
 *
 * @param colors - CSS colours, of which the last one that the browser knows is taken.
 */
export function drawMesh(
  context: Context2D,
  field: MeshField,
  radius: number,
  colors: readonly (string | undefined)[],
): void {
  // One more, since the last device pixels may be part of a CSS pixel.
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
