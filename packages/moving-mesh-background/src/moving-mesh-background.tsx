import { useDuplicateRef, type PossibleRef } from '@signpost/use-duplicate-ref'
import { useImperativeHandle, type ComponentPropsWithoutRef, type ReactElement } from 'react'
import { DEFAULT_MESH_OPTIONS } from './mesh-options.ts'
import type { MeshRenderer } from './mesh-renderer.ts'
import { useMesh } from './use-mesh.ts'

/**
 * A canvas of drifting points, joined by lines where they are near each other.
 *
 * Its place and size come from your CSS, its colour from `--mesh-color` or `color` there, also under a strict content
 * security policy: it writes no style. It is hidden from assistive technology. It moves unless the visitor asks for reduced
 * motion or saves data, and rests off screen and in a hidden page. On a server it is an empty canvas.
 *
 * @param props - See {@link (MovingMeshBackground:namespace).Props | MovingMeshBackground.Props}.
 * @returns One `canvas` element.
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
 * @public
 */
export function MovingMeshBackground(props: MovingMeshBackground.Props): ReactElement {
  const { canvasRef, handleRef, paused: _, ...others } = props
  for (const name in DEFAULT_MESH_OPTIONS) Reflect.deleteProperty(others, name)
  const canvas = useDuplicateRef<HTMLCanvasElement>(canvasRef)
  const renderer = useMesh(canvas, props)
  useImperativeHandle<MovingMeshBackground.Handle | null, MovingMeshBackground.Handle | null>(
    handleRef,
    () => renderer,
    [renderer],
  )
  return <canvas aria-hidden="true" {...(others as ComponentPropsWithoutRef<'canvas'>)} ref={canvas} />
}

/**
 * The types of the component, reachable through its name.
 *
 * @example
 * ```tsx
 * import { MovingMeshBackground } from '@signpost/moving-mesh-background'
 *
 * export const Calm = (props: MovingMeshBackground.Props) => <MovingMeshBackground speed={5} {...props} />
 * ```
 * @public
 */
export namespace MovingMeshBackground {
  /**
   * The {@link MeshOptions}, `paused`, and what a `canvas` element takes except its size in pixels.
   *
   * @example
   * ```ts
   * import type { MovingMeshBackground } from '@signpost/moving-mesh-background'
   *
   * export const props: MovingMeshBackground.Props = { className: 'mesh', spacing: 100, seed: 7 }
   * ```
   * @public
   */
  export interface Props
    extends Omit<ComponentPropsWithoutRef<'canvas'>, 'children' | 'color' | 'height' | 'width'>,
      useMesh.Options {
    /** Receives the element. */
    readonly canvasRef?: PossibleRef<HTMLCanvasElement>
    /** Receives the {@link (MovingMeshBackground:namespace).Handle | handle}; `null` until the canvas is taken over. */
    readonly handleRef?: PossibleRef<Handle>
  }

  /**
   * What code outside of the component may ask of it: what it is doing, and to draw now. `paused` stops it.
   *
   * @example
   * ```tsx
   * import { MovingMeshBackground } from '@signpost/moving-mesh-background'
   * import { useEffect, useRef } from 'react'
   *
   * export function Watched() {
   *   const mesh = useRef<MovingMeshBackground.Handle>(null)
   *   useEffect(() => console.log(mesh.current?.state))
   *   return <MovingMeshBackground handleRef={mesh} />
   * }
   * ```
   * @public
   */
  export type Handle = Pick<MeshRenderer, 'on' | 'renderFrame' | 'state'>
}
