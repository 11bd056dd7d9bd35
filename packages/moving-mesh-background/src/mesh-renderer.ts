import { checkArgument } from '@signpost/utils-primitives'
import { checkContext } from './check-context.ts'
import { drawMesh, type Context2D } from './draw-mesh.ts'
import { MESH_COLOR_PROPERTY } from './mesh-color-property.ts'
import { MeshField } from './mesh-field.ts'
import type { MeshOptions, MeshOptionsInput } from './mesh-options.ts'
import { observeCanvas } from './observe-canvas.ts'
import type { RendererEvent } from './renderer-event.ts'
import { RendererState } from './renderer-state.ts'
import { resolveOptions } from './resolve-options.ts'

/** Maximum extra time of a step, in milliseconds. The points do not catch up on longer delays. */
const longestStep = 100

/**
 * Draws a mesh on a canvas, and animates it once it is started.
 *
 * For a canvas element, the renderer observes its size, screen density, colour and visibility until it is disposed. It
 * draws a still frame at once, and pauses while the canvas is not visible. An `OffscreenCanvas` is not observed: call
 * {@link MeshRenderer.resize}. A canvas without a 2D context stays empty.
 *
 * @example
 * ```ts
 * import { MeshRenderer } from '@signpost/moving-mesh-background'
 *
 * export function decorate(canvas: HTMLCanvasElement): () => void {
 *   const renderer = new MeshRenderer(canvas, { speed: 30 })
 *   renderer.start()
 *   return () => renderer.dispose()
 * }
 * ```
 * @searchAlias particles engine paint requestanimationframe loop
 * @public
 */
export class MeshRenderer implements Disposable {
  readonly #element: HTMLCanvasElement | undefined
  readonly #listeners = new Set<readonly [RendererEvent, (renderer: MeshRenderer) => void]>()
  readonly #unobserve: (() => void) | undefined
  #context: Context2D | null
  #options: MeshOptions
  #field: MeshField
  #hasSize = false
  #colors: readonly (string | undefined)[] = []
  #look = ''
  #started = false
  #seen: boolean
  #frame = 0
  #due = -Infinity
  #last: number | undefined
  #state: RendererState = RendererState.Idle

  /**
   * Creates a renderer for a canvas.
   *
   * @param canvas - An element whose size is set in CSS, or an `OffscreenCanvas`.
   * @param options - Options that differ from {@link DEFAULT_MESH_OPTIONS}.
   * @throws RangeError for a number that is negative, infinite or `NaN`.
   *
   * @example
   * ```ts
   * import { MeshRenderer } from '@signpost/moving-mesh-background'
   *
   * export const still = (canvas: HTMLCanvasElement) => new MeshRenderer(canvas, { seed: 7 })
   * ```
   */
  constructor(canvas: HTMLCanvasElement | OffscreenCanvas, options: MeshOptionsInput = {}) {
    checkArgument(
      'INVALID_CANVAS',
      canvas,
      'a canvas',
      () => typeof (Object(canvas) as Partial<HTMLCanvasElement>).getContext === 'function',
      'pass a canvas element',
    )
    this.#options = resolveOptions(options)
    this.#field = new MeshField({ width: 0, height: 0 }, this.#options)
    this.#element = 'ownerDocument' in canvas ? canvas : undefined
    checkContext(canvas)
    this.#context = canvas.getContext('2d') as Context2D | null
    this.#seen = !this.#element
    if (this.#element && this.#context) {
      this.#unobserve = observeCanvas(this.#element, {
        resize: (width, height, dpr) => this.resize(width, height, dpr),
        see: (seen) => {
          this.#seen = seen
          this.#settle()
        },
        restyle: () => this.#refresh(),
      })
    }
  }

  /**
   * Current state.
   *
   * @example
   * ```ts
   * import { MeshRenderer, RendererState } from '@signpost/moving-mesh-background'
   *
   * export const isGone = (renderer: MeshRenderer) => renderer.state === RendererState.Disposed
   * ```
   */
  get state(): RendererState {
    return this.#state
  }

  /**
   * Starts the animation, which runs while the canvas is visible. No effect if already started or disposed.
   *
   * @example
   * ```ts
   * import { MeshRenderer } from '@signpost/moving-mesh-background'
   *
   * export const animate = (canvas: HTMLCanvasElement) => new MeshRenderer(canvas).start()
   * ```
   */
  start(): void {
    this.#started = true
    this.#settle()
  }

  /**
   * Stops the animation. The last frame stays, and follows the size and colour of the canvas.
   *
   * @example
   * ```ts
   * import { MeshRenderer } from '@signpost/moving-mesh-background'
   *
   * export const onPauseButton = (renderer: MeshRenderer) => renderer.stop()
   * ```
   */
  stop(): void {
    this.#started = false
    this.#settle()
  }

  /**
   * Draws one frame. No effect while the canvas has no size.
   *
   * @param timestamp - Time in milliseconds, as passed by `requestAnimationFrame`. The points move by the time since
   *   the last call, at most 100 ms longer than a frame. When absent, they do not move.
   *
   * @example
   * ```ts
   * import { MeshRenderer } from '@signpost/moving-mesh-background'
   *
   * export const advance = (renderer: MeshRenderer) => renderer.renderFrame(performance.now())
   * ```
   */
  renderFrame(timestamp?: number): void {
    const { fps, pointRadius } = this.#options
    if (!this.#context || !this.#hasSize) return
    if (timestamp !== undefined) {
      this.#field.step(Math.min(timestamp - (this.#last ?? timestamp), longestStep + 1000 / fps))
      this.#last = timestamp
    }
    drawMesh(this.#context, this.#field, pointRadius, this.#colors)
    this.#emit('frame')
  }

  /**
   * Changes options, and reads the current colour of the canvas.
   *
   * The points are kept unless `seed` or an option of the grid changes.
   *
   * @param options - The options to change. `undefined` resets an option to its default.
   * @throws RangeError for a number that is negative, infinite or `NaN`. No option is changed then.
   *
   * @example
   * ```ts
   * import { MeshRenderer } from '@signpost/moving-mesh-background'
   *
   * export const warn = (renderer: MeshRenderer) => renderer.update({ color: 'crimson', speed: 60 })
   * ```
   */
  update(options: MeshOptionsInput): void {
    const { seed } = this.#options
    this.#options = resolveOptions(options, this.#options)
    if (this.#options.seed === seed) this.#field.update(this.#options)
    else this.#field = new MeshField(this.#field.size, this.#options)
    this.#refresh()
  }

  /**
   * Sets the size of the canvas and draws again. For an element, the renderer calls it whenever the size changes.
   *
   * @param width - CSS pixels. Nothing is drawn while the width or the height is 0.
   * @param height - CSS pixels.
   * @param dpr - Device pixels per CSS pixel.
   *
   * @example
   * ```ts
   * import { MeshRenderer } from '@signpost/moving-mesh-background'
   *
   * export function draw(canvas: OffscreenCanvas): void {
   *   const renderer = new MeshRenderer(canvas, { color: 'teal' })
   *   renderer.resize(400, 300, 2)
   * }
   * ```
   */
  resize(width: number, height: number, dpr = 1): void {
    checkArgument(
      'INVALID_SIZE',
      dpr,
      'pixels of the device for each in CSS',
      () => typeof dpr === 'number' && dpr > 0 && dpr < Infinity,
      'pass devicePixelRatio',
      RangeError,
    )
    const context = this.#context
    if (!context) return
    context.canvas.width = Math.round(width * dpr)
    context.canvas.height = Math.round(height * dpr)
    context.scale(dpr, dpr)
    this.#hasSize = width > 0 && height > 0
    this.#field.resize({ width, height })
    this.#look = ''
    this.#refresh()
    this.#emit('resize')
    this.#settle()
  }

  /**
   * Adds an event listener.
   *
   * @param event - See {@link RendererEvent}.
   * @param listener - Called synchronously with the renderer.
   * @returns A function that removes the listener. Disposal also removes it.
   *
   * @example
   * ```ts
   * import { MeshRenderer } from '@signpost/moving-mesh-background'
   *
   * export const countFrames = (renderer: MeshRenderer, count: () => void) => renderer.on('frame', count)
   * ```
   */
  on(event: RendererEvent, listener: (renderer: MeshRenderer) => void): () => void {
    checkArgument(
      'INVALID_EVENT',
      event,
      '"frame", "resize" or "state"',
      () => ['frame', 'resize', 'state'].includes(event),
      'name one of them',
    )
    checkArgument('INVALID_FUNCTION', listener, 'a listener', () => typeof listener === 'function', 'pass a function')
    const entry = [event, listener] as const
    this.#listeners.add(entry)
    return () => void this.#listeners.delete(entry)
  }

  /**
   * Stops the animation and the observation of the canvas, notifies listeners of the new state, and removes them. The
   * last frame stays. Further calls have no effect.
   *
   * @example
   * ```ts
   * import { MeshRenderer } from '@signpost/moving-mesh-background'
   *
   * export const end = (renderer: MeshRenderer) => renderer.dispose()
   * ```
   */
  dispose(): void {
    this.stop()
    this.#unobserve?.()
    this.#context = null
    this.#enter(RendererState.Disposed)
    this.#listeners.clear()
  }

  /**
   * Same as {@link MeshRenderer.dispose}, for `using`.
   *
   * @example
   * ```ts
   * import { MeshRenderer } from '@signpost/moving-mesh-background'
   *
   * export async function toImage(canvas: OffscreenCanvas): Promise<Blob> {
   *   using renderer = new MeshRenderer(canvas, { seed: 7 })
   *   renderer.resize(400, 300)
   *   return canvas.convertToBlob()
   * }
   * ```
   */
  [Symbol.dispose](): void {
    this.dispose()
  }

  /** Requests or cancels frames, depending on whether the renderer is started, visible and has a size. */
  #settle(): void {
    // A worker may have no frames; the mesh is then as still as one off the screen.
    const { requestAnimationFrame } = globalThis as Partial<typeof globalThis>
    const runs = requestAnimationFrame && this.#started && this.#seen && this.#hasSize && this.#context
    if (runs) {
      this.#frame ||= requestAnimationFrame(this.#tick)
    } else if (this.#frame) {
      cancelAnimationFrame(this.#frame)
      this.#frame = 0
      this.#last = undefined
    }
    this.#enter(runs ? RendererState.Running : this.#started ? RendererState.Paused : RendererState.Idle)
  }

  readonly #tick = (timestamp: number): void => {
    // A page may call a cancelled frame, or one twice, which would request two for each one from then on.
    if (!this.#frame) return
    cancelAnimationFrame(this.#frame)
    this.#frame = requestAnimationFrame(this.#tick)
    // One millisecond of tolerance; otherwise a screen with exactly this frame rate would skip some frames.
    if (timestamp + 1 >= this.#due) {
      this.#due = Math.max(this.#due + 1000 / this.#options.fps, timestamp)
      this.renderFrame(timestamp)
    }
  }

  /** Reads the colours, and draws again if the appearance has changed. */
  #refresh(): void {
    const style = this.#element && getComputedStyle(this.#element)
    const { color } = this.#options
    this.#colors = ['gray', style?.color, color ?? style?.getPropertyValue(MESH_COLOR_PROPERTY)]
    const look = String([this.#colors, Object.values(this.#options)])
    if (look === this.#look) return
    this.#look = look
    this.renderFrame()
  }

  #enter(state: RendererState): void {
    if (this.#state === state || this.#state === RendererState.Disposed) return
    this.#state = state
    this.#emit('state')
  }

  #emit(event: RendererEvent): void {
    for (const [name, listener] of this.#listeners) {
      if (name !== event) continue
      try {
        listener(this)
      } catch (error) {
        // It neither stops the mesh nor other listeners.
        queueMicrotask(() => {
          throw error
        })
      }
    }
  }
}
