import type { MeshEdge } from './mesh-edge.ts'
import type { MeshPoint } from './mesh-point.ts'

/** The number of a cell is unique among its neighbours for any stride from 3; a large one keeps far cells apart too. */
const stride = 2 ** 16

/**
 * The pairs of points that are nearer to each other than `reach`, each once.
 *
 * Points are put into square cells as wide as `reach`, one after the other, and compared with those that are in the same or
 * a neighbouring cell already. Linear in the number of points and near pairs.
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
