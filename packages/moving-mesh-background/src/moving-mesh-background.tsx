import { useDuplicateRef, type PossibleRef } from '@signpost/use-duplicate-ref'
import { checkOptions } from '@signpost/utils-primitives'
import { useImperativeHandle, type ComponentPropsWithoutRef, type ReactElement } from 'react'
import { DEFAULT_MESH_OPTIONS, type MeshOptions } from './mesh-options.ts'
import type { MeshRenderer } from './mesh-renderer.ts'
import { useMesh } from './use-mesh.ts'

/**
 * A canvas of drifting points, joined by lines where they are close.
 *
 * Set its position and size in your CSS, and its colour with `--mesh-color` or `color`. It writes no styles, so it
 * works under a strict content security policy. It is hidden from assistive technology. It is animated unless the
 * visitor prefers reduced motion or saves data, and pauses off screen and in a hidden page. On a server it renders an
 * empty canvas.
 *
 * @param props - See {@link (MovingMeshBackground:namespace).Props | MovingMeshBackground.Props}.
 * @returns A `canvas` element.
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
 * @searchAlias particles animated network constellation plexus tsparticles wallpaper
 * @public
 */
export function MovingMeshBackground(props: MovingMeshBackground.Props): ReactElement {
  const { canvasRef, handleRef, paused, ...others } = props
  checkOptions(
    'MovingMeshBackground',
    { handleRef },
    {
      handleRef: ['a ref', (value) => value === null || typeof value === 'function' || 'current' in Object(value)],
    },
  )
  const options: Record<string, unknown> = { paused }
  for (const name in DEFAULT_MESH_OPTIONS) {
    options[name] = props[name as keyof MeshOptions]
    Reflect.deleteProperty(others, name)
  }
  const canvas = useDuplicateRef<HTMLCanvasElement>(canvasRef)
  const renderer = useMesh(canvas, options)
  useImperativeHandle<MovingMeshBackground.Handle | null, MovingMeshBackground.Handle | null>(
    handleRef,
    () => renderer,
    [renderer],
  )
  return <canvas aria-hidden="true" {...(others as ComponentPropsWithoutRef<'canvas'>)} ref={canvas} />
}

/**
 * Types of the component.
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
   * {@link MeshOptions}, `paused`, and the props of a `canvas` element except its size in pixels.
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
    /** Receives the {@link (MovingMeshBackground:namespace).Handle | handle}; `null` until the renderer is created. */
    readonly handleRef?: PossibleRef<Handle>
  }

  /**
   * Imperative handle of the component: its state, its events, and drawing a frame. To stop it, use `paused`.
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
