import { checkArgument } from '@signpost/utils-primitives'
import type { Mutable } from '@signpost/types'
import { bounce } from './bounce.ts'
import { createRng } from './create-rng.ts'
import { linkPoints } from './link-points.ts'
import type { MeshEdge } from './mesh-edge.ts'
import type { MeshOptions, MeshOptionsInput } from './mesh-options.ts'
import type { MeshPoint } from './mesh-point.ts'
import type { MeshSize } from './mesh-size.ts'
import { resolveOptions } from './resolve-options.ts'

/** Options whose change creates a new grid of points. */
const layout = ['spacing', 'jitter', 'margin', 'maxPoints'] as const

/**
 * The points of a mesh and their motion: geometry only, without a canvas or a clock.
 *
 * Points start near the positions of a grid, move in straight lines and bounce off the edges of the canvas and its
 * margin.
 *
 * @example
 * ```ts
 * import { createRng, MeshField } from '@signpost/moving-mesh-background'
 *
 * const field = new MeshField({ width: 800, height: 600 }, { spacing: 100 }, createRng(7))
 * field.step(16)
 * console.log(field.points.length, [...field.edges()].length)
 * ```
 * @searchAlias simulation physics particles system model
 * @public
 */
export class MeshField {
  readonly #rng: () => number
  #options: MeshOptions
  #points: Mutable<MeshPoint>[] = []
  #size: MeshSize = { width: 0, height: 0 }
  #reach = 0

  /**
   * Creates the points.
   *
   * @param size - The size of the canvas.
   * @param options - {@link MeshOptions} that concern points; others are ignored.
   * @param rng - Returns numbers from 0 up to but not including 1. Defaults to {@link createRng} of `options.seed`.
   * @throws RangeError for a number that is negative, infinite or `NaN`.
   *
   * @example
   * ```ts
   * import { MeshField } from '@signpost/moving-mesh-background'
   *
   * export const field = new MeshField({ width: 800, height: 600 }, { seed: 7 })
   * ```
   */
  constructor(size: MeshSize, options: MeshOptionsInput = {}, rng?: () => number) {
    checkArgument(
      'INVALID_FUNCTION',
      rng,
      'a function of random numbers',
      () => rng === undefined || typeof rng === 'function',
      'pass createRng(1)',
    )
    this.#options = resolveOptions(options)
    this.#rng = rng ?? createRng(this.#options.seed ?? Math.random() * 2 ** 32)
    this.resize(size)
  }

  /**
   * The points, in no particular order. Each {@link MeshField.step} mutates them: copy those you keep.
   *
   * @example
   * ```ts
   * import { MeshField } from '@signpost/moving-mesh-background'
   *
   * export const seen = ({ points, size }: MeshField) =>
   *   points.filter(({ x, y }) => x >= 0 && x <= size.width && y >= 0 && y <= size.height)
   * ```
   */
  get points(): readonly MeshPoint[] {
    return this.#points
  }

  /**
   * The size of the canvas in CSS pixels, without the margin around it.
   *
   * @example
   * ```ts
   * import { MeshField } from '@signpost/moving-mesh-background'
   *
   * export const isWide = ({ size }: MeshField) => size.width > size.height
   * ```
   */
  get size(): MeshSize {
    return this.#size
  }

  /**
   * Moves the points. Many small steps give the same result as a large one.
   *
   * @param dtMs - The elapsed time, in milliseconds.
   *
   * @example
   * ```ts
   * import { MeshField } from '@signpost/moving-mesh-background'
   *
   * export const oneSecondLater = (field: MeshField) => field.step(1000)
   * ```
   */
  step(dtMs: number): void {
    checkArgument(
      'INVALID_TIME',
      dtMs,
      'milliseconds',
      () => Number.isFinite(dtMs),
      'pass the time since the last step',
    )
    const { margin, speed } = this.#options
    const { width, height } = this.#size
    const way = (speed * dtMs) / 1000
    for (const point of this.#points) {
      ;[point.x, point.vx] = bounce(point.x + point.vx * way, point.vx, -margin, width + margin)
      ;[point.y, point.vy] = bounce(point.y + point.vy * way, point.vy, -margin, height + margin)
    }
  }

  /**
   * Returns the lines between close points, at their current positions.
   *
   * @returns Each pair of points once. Read it before the next step.
   *
   * @example
   * ```ts
   * import { MeshField } from '@signpost/moving-mesh-background'
   *
   * export const strongest = (field: MeshField) => Math.max(...[...field.edges()].map(({ strength }) => strength))
   * ```
   */
  edges(): Iterable<MeshEdge> {
    return linkPoints(this.#points, this.#reach)
  }

  /**
   * Changes options. A new `speed` or `linkDistance` keeps the points; a change of the grid creates new ones.
   *
   * @param options - The options to change.
   * @throws RangeError for a number that is negative, infinite or `NaN`.
   *
   * @example
   * ```ts
   * import { MeshField } from '@signpost/moving-mesh-background'
   *
   * export const stop = (field: MeshField) => field.update({ speed: 0 })
   * ```
   */
  update(options: MeshOptionsInput): void {
    const before = this.#options
    this.#options = resolveOptions(options, before)
    if (layout.some((name) => this.#options[name] !== before[name])) this.#points = []
    this.resize(this.#size)
  }

  /**
   * Changes the size of the canvas. Points within the new size are kept, and added space is filled with new ones. A
   * canvas without width or height has no points.
   *
   * @param size - The new size of the canvas.
   *
   * @example
   * ```ts
   * import { MeshField } from '@signpost/moving-mesh-background'
   *
   * export const rotate = (field: MeshField) => field.resize({ width: field.size.height, height: field.size.width })
   * ```
   */
  resize(size: MeshSize): void {
    checkArgument(
      'INVALID_SIZE',
      size,
      'a width and a height in pixels',
      () => {
        const { width, height } = Object(size) as Partial<MeshSize>
        return [width, height].every((one) => typeof one === 'number' && one >= 0 && one < Infinity)
      },
      'pass { width: 1200, height: 300 }',
    )
    const { jitter, linkDistance, margin, maxPoints, spacing } = this.#options
    const before = this.#size
    const right = size.width + margin
    const bottom = size.height + margin
    const grid = Math.max(spacing, Math.sqrt(((right + margin) * (bottom + margin)) / maxPoints))
    const rows = Math.max(1, Math.floor((bottom + margin) / grid))
    const columns = Math.min(Math.max(1, Math.floor((right + margin) / grid)), Math.floor(maxPoints / rows))
    const count = size.width && size.height && rows * columns
    const points = this.#points.filter(({ x, y }) => x <= right && y <= bottom).slice(0, count)
    const kept = points.length
    const vary = (place: number, velocity: number, most: number): [number, number] =>
      bounce(place + jitter * (2 * this.#rng() - 1), velocity, -margin, most)
    const add = (column: number, row: number): void => {
      const angle = this.#rng() * 2 * Math.PI
      const share = (1 + this.#rng()) / 2
      const [x, vx] = vary(column, Math.cos(angle) * share, right)
      const [y, vy] = vary(row, Math.sin(angle) * share, bottom)
      points.push({ x, y, vx, vy })
    }

    // Added space is filled first. Points still missing, after a canvas shrank and grew again, enter from below.
    for (let cell = 0; points.length < count; cell++) {
      const x = (((cell % columns) + 0.5) / columns) * (right + margin) - margin
      const y = ((Math.floor(cell / columns) + 0.5) / rows) * (bottom + margin) - margin
      if (!kept || cell >= count || x > before.width + margin || y > before.height + margin) add(x, Math.min(y, bottom))
    }

    this.#points = points
    this.#size = size
    // In proportion to the distance of the points, neighbours stay linked where there are too many points; beyond that, all
    // points would be linked with all others.
    this.#reach = Math.min((linkDistance * grid) / spacing, Math.max(linkDistance, 1.5 * grid))
  }
}
