/**
 * What a {@link MeshRenderer} is doing.
 *
 * @example
 * ```ts
 * import { MeshRenderer, RendererState } from '@signpost/moving-mesh-background'
 *
 * export const isMoving = (renderer: MeshRenderer) => renderer.state === RendererState.Running
 * ```
 * @public
 */
export enum RendererState {
  /** Not started, or stopped: the picture stands still. */
  Idle = 'idle',
  /** Started, and drawing frames. */
  Running = 'running',
  /** Started, but at rest, since the canvas is off screen, has no size, or its page is hidden. */
  Paused = 'paused',
  /** Disposed of: it does nothing any more. */
  Disposed = 'disposed',
}
