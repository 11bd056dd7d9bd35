/**
 * State of a {@link MeshRenderer}.
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
  /** Not started, or stopped. The canvas shows a still frame. */
  Idle = 'idle',
  /** Started, and drawing frames. */
  Running = 'running',
  /** Started, but not drawing, because the canvas is off screen, has no size, or its page is hidden. */
  Paused = 'paused',
  /** Disposed. */
  Disposed = 'disposed',
}
