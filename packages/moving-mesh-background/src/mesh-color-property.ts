/**
 * The name of the CSS custom property that gives a canvas its colour: `--mesh-color`. It is inherited, so that it may be set
 * on any element around the canvas.
 *
 * @example
 * ```ts
 * import { MESH_COLOR_PROPERTY } from '@signpost/moving-mesh-background'
 *
 * export const rule = `.hero { ${MESH_COLOR_PROPERTY}: teal }`
 * ```
 * @public
 */
export const MESH_COLOR_PROPERTY = '--mesh-color'
