import { usePrefersReducedMotion } from '@signpost/use-prefers-reduced-motion'
import { useEffect, useState, type RefObject } from 'react'
import { DEFAULT_MESH_OPTIONS, type MeshOptionsInput } from './mesh-options.ts'
import { MeshRenderer } from './mesh-renderer.ts'
import { checkMesh } from './resolve-options.ts'
import { savesData } from './saves-data.ts'

/** Bundlers replace it; a page has none. */
declare const process: { readonly env?: { readonly NODE_ENV?: string } } | undefined

/**
 * Draws a mesh on your own canvas.
 *
 * It is animated unless the visitor prefers reduced motion or saves data, and pauses off screen and in a hidden page.
 * Options may be inline objects and may change with each render.
 *
 * @param ref - The canvas. A later render may add, replace or remove it.
 * @param options - See {@link (useMesh:namespace).Options | useMesh.Options}.
 * @returns The renderer, `null` until the canvas is mounted. The hook starts, stops and disposes it.
 *
 * @example
 * ```tsx
 * import { useMesh } from '@signpost/moving-mesh-background'
 * import { useRef } from 'react'
 *
 * export function Stars() {
 *   const canvas = useRef<HTMLCanvasElement>(null)
 *   useMesh(canvas, { color: 'gold', linkDistance: 0 })
 *   return <canvas ref={canvas} className="stars" aria-hidden />
 * }
 * ```
 * @searchAlias particles hook animation constellation
 * @public
 */
export function useMesh(ref: RefObject<HTMLCanvasElement | null>, options: useMesh.Options = {}): MeshRenderer | null {
  const [canvas, setCanvas] = useState<HTMLCanvasElement | null>(null)
  const [renderer, setRenderer] = useState<MeshRenderer | null>(null)
  if (typeof process === 'undefined' ? false : process.env?.NODE_ENV !== 'production') checkMesh(options, 'boolean')
  const { paused, ...mesh } = options
  const still = usePrefersReducedMotion() || paused

  useEffect(() => setCanvas(ref.current))

  useEffect(() => {
    if (!canvas) return
    const made = new MeshRenderer(canvas, mesh)
    setRenderer(made)
    return () => {
      made.dispose()
      setRenderer(null)
    }
  }, [canvas])

  useEffect(() => renderer?.update({ ...DEFAULT_MESH_OPTIONS, ...mesh }))

  useEffect(() => {
    if (!renderer || still || savesData()) return
    renderer.start()
    return () => renderer.stop()
  }, [renderer, still])

  return renderer
}

/**
 * Types of the hook.
 *
 * @example
 * ```ts
 * import { useMesh } from '@signpost/moving-mesh-background'
 *
 * export const calm: useMesh.Options = { speed: 5, fps: 30 }
 * ```
 * @public
 */
export namespace useMesh {
  /**
   * {@link MeshOptions} that differ from the defaults, and whether to pause.
   *
   * @example
   * ```ts
   * import { useMesh } from '@signpost/moving-mesh-background'
   *
   * export const still: useMesh.Options = { paused: true, seed: 7 }
   * ```
   * @public
   */
  export interface Options extends MeshOptionsInput {
    /** Whether to pause, for example by a button. Defaults to `false`. */
    readonly paused?: boolean | undefined
  }
}
