import type { MeshEdge } from './mesh-edge.ts'
import type { MeshPoint } from './mesh-point.ts'

/** Cell numbers are unique among neighbours for any stride from 3; a large stride also keeps distant cells apart. */
const stride = 2 ** 16

/**
 * Yields each pair of points closer to each other than `reach`, once.
 *
 * Points are placed one after another in square cells as wide as `reach`, and compared with the points already in the
 * same or a neighbouring cell. The time is linear in the number of points and close pairs.
 */
export function* linkPoints(points: readonly MeshPoint[], reach: number): Generator<MeshEdge, void, undefined> {
  if (!(reach > 0)) return
  const cells = new Map<number, MeshPoint[]>()
  for (const to of points) {
    const cell = Math.floor(to.x / reach) + Math.floor(to.y / reach) * stride
    for (const row of [-stride, 0, stride]) {
      for (const column of [-1, 0, 1]) {
        for (const from of cells.get(cell + row + column) ?? []) {
          const strength = 1 - Math.hypot(from.x - to.x, from.y - to.y) / reach
          if (strength > 0) yield { from, to, strength }
        }
      }
    }
    cells.set(cell, [...(cells.get(cell) ?? []), to])
  }
}
