/**
 * How a mesh looks and moves. Lengths are CSS pixels, whatever the density of the screen.
 *
 * @example
 * ```ts
 * import { DEFAULT_MESH_OPTIONS, type MeshOptions } from '@signpost/moving-mesh-background'
 *
 * export const dense: MeshOptions = { ...DEFAULT_MESH_OPTIONS, spacing: 80, linkDistance: 110 }
 * ```
 * @public
 */
export interface MeshOptions {
  /** The distance of the grid on which the points begin. */
  readonly spacing: number
  /** How far a point may begin from its place in the grid, in each direction. */
  readonly jitter: number
  /** The radius of a dot. */
  readonly pointRadius: number
  /** The speed of the fastest points, in pixels per second. The slowest have half of it. */
  readonly speed: number
  /** How far outside the canvas the points may be, so that they come and go unseen. */
  readonly margin: number
  /** A CSS colour. `null`: that of the custom property {@link MESH_COLOR_PROPERTY}, else the CSS `color` of the canvas. */
  readonly color: string | null
  /** Points nearer to each other than that are joined by a line, which fades with their distance. */
  readonly linkDistance: number
  /** Makes the same mesh each time, see {@link createRng}. `null`: another one each time. */
  readonly seed: number | null
  /** The most points. Where there would be more, `spacing` and `linkDistance` grow for as long. */
  readonly maxPoints: number
  /** The most frames per second. Fewer where the screen has fewer; the speed is the same. */
  readonly fps: number
}

/**
 * Some of the {@link MeshOptions}. What is absent stays as it is, and `undefined` means the default.
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
 * The options of a mesh that is given none.
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
