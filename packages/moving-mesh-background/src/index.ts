/// <reference lib="esnext.disposable" preserve="true" />

/**
 * A canvas background of drifting, linked points that pauses when it is not visible or not wanted.
 *
 * {@link (MovingMeshBackground:function) | MovingMeshBackground} is the React component and
 * {@link (useMesh:function) | useMesh} the hook for your own canvas. {@link MeshRenderer} is the renderer without
 * React, and {@link MeshField} the geometry without a canvas.
 *
 * @example
 * ```tsx
 * import { MovingMeshBackground } from '@signpost/moving-mesh-background'
 *
 * export const Hero = () => (
 *   <header className="hero">
 *     <MovingMeshBackground className="hero-mesh" />
 *     <h1>Welcome</h1>
 *   </header>
 * )
 * ```
 * @packageDocumentation
 */

export { createRng } from './create-rng.ts'
export { MESH_COLOR_PROPERTY } from './mesh-color-property.ts'
export type { MeshEdge } from './mesh-edge.ts'
export { MeshField } from './mesh-field.ts'
export { DEFAULT_MESH_OPTIONS, type MeshOptions, type MeshOptionsInput } from './mesh-options.ts'
export type { MeshPoint } from './mesh-point.ts'
export { MeshRenderer } from './mesh-renderer.ts'
export type { MeshSize } from './mesh-size.ts'
export { MovingMeshBackground } from './moving-mesh-background.tsx'
export type { RendererEvent } from './renderer-event.ts'
export { RendererState } from './renderer-state.ts'
export { useMesh } from './use-mesh.ts'
