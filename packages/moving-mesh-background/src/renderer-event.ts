/**
 * Event of a {@link MeshRenderer}: `frame` after each drawn frame, `resize` after a change of size or density, `state`
 * after a change of {@link RendererState}.
 *
 * @example
 * ```ts
 * import type { MeshRenderer, RendererEvent } from '@signpost/moving-mesh-background'
 *
 * export const log = (renderer: MeshRenderer, event: RendererEvent) =>
 *   renderer.on(event, ({ state }) => console.log(event, state))
 * ```
 * @public
 */
export type RendererEvent = 'frame' | 'resize' | 'state'
