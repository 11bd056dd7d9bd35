/**
 * Appearance and motion of a mesh. Lengths are in CSS pixels, whatever the density of the screen.
 *
 * @example
 * ```ts
 * import { DEFAULT_MESH_OPTIONS, type MeshOptions } from '@signpost/moving-mesh-background'
 *
 * export const dense: MeshOptions = { ...DEFAULT_MESH_OPTIONS, spacing: 80, linkDistance: 110 }
 * ```
 * @searchAlias settings density look
 * @public
 */
export interface MeshOptions {
  /** The distance between the grid positions where points start. */
  readonly spacing: number
  /** The maximum distance between a point and its grid position at the start, in each direction. */
  readonly jitter: number
  /** The radius of a dot. */
  readonly pointRadius: number
  /** The speed of the fastest points, in pixels per second. The slowest move at half of it. */
  readonly speed: number
  /** The distance that points may move beyond the canvas, so that they appear and disappear unseen. */
  readonly margin: number
  /** A CSS colour. `null` uses the custom property {@link MESH_COLOR_PROPERTY}, else the CSS `color` of the canvas. */
  readonly color: string | null
  /** The maximum length of a line between two points. Lines fade with the distance. */
  readonly linkDistance: number
  /** A seed that makes the mesh reproducible, see {@link createRng}. `null` gives a different mesh each time. */
  readonly seed: number | null
  /**
   * The maximum number of points. If there would be more, `spacing` is increased, and `linkDistance` in proportion, at
   * most to 1.5 times the new spacing: neighbours stay linked.
   */
  readonly maxPoints: number
  /** The maximum number of frames per second. A lower rate of the screen does not change the speed. */
  readonly fps: number
}

/**
 * Partial {@link MeshOptions}. An absent option keeps its value, and `undefined` resets it to the default.
 *
 * @example
 * ```ts
 * import { MeshRenderer, type MeshOptionsInput } from '@signpost/moving-mesh-background'
 *
 * export function calm(renderer: MeshRenderer): void {
 *   const options: MeshOptionsInput = { speed: 5, color: undefined }
 *   renderer.update(options)
 * }
 * ```
 * @public
 */
export type MeshOptionsInput = { readonly [K in keyof MeshOptions]?: MeshOptions[K] | undefined }

/**
 * Defaults of {@link MeshOptions}.
 *
 * @example
 * ```ts
 * import { DEFAULT_MESH_OPTIONS } from '@signpost/moving-mesh-background'
 *
 * export const twiceAsFast = { speed: DEFAULT_MESH_OPTIONS.speed * 2 }
 * ```
 * @public
 */
export const DEFAULT_MESH_OPTIONS: MeshOptions = {
  spacing: 150,
  jitter: 50,
  pointRadius: 2,
  speed: 20,
  margin: 50,
  color: null,
  linkDistance: 200,
  seed: null,
  maxPoints: 400,
  fps: 60,
}
