/**
 * What can be heard of a {@link MeshRenderer}: `frame` after each picture that was drawn, `resize` after a new size or
 * density, `state` after a new {@link RendererState}.
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
