/**
 * The name of the CSS custom property for the colour of a canvas: `--mesh-color`. It is inherited, so it can be set on
 * any ancestor of the canvas.
 *
 * @example
 * ```ts
 * import { MESH_COLOR_PROPERTY } from '@signpost/moving-mesh-background'
 *
 * export const rule = `.hero { ${MESH_COLOR_PROPERTY}: teal }`
 * ```
 * @searchAlias variable stroke fill theme
 * @public
 */
export const MESH_COLOR_PROPERTY = '--mesh-color'
