import { vi } from 'vitest'

type Listener = () => void

/**
 * The browser parts that a renderer needs and jsdom lacks: a 2D context that records its calls, animation frames, and
 * observers.
 */
export class FakeBrowser {
  /** Calls of the 2D context since the last read: names with arguments. */
  calls: (readonly [name: string, ...args: unknown[]])[] = []
  /** Colour of each `fill`. */
  readonly fills: string[] = []
  /** Callbacks that wait for a frame. */
  readonly frames: Map<number, FrameRequestCallback> = new Map()
  /** Active observers. */
  readonly observers: Set<object> = new Set()
  /** Listeners of media queries and of the document. */
  readonly listeners: Map<string, Set<Listener>> = new Map()
  readonly #resizes = new Set<(width: number, height: number) => void>()
  readonly #crossings = new Set<(isIntersecting: boolean) => void>()
  #nextFrame = 1

  constructor() {
    vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => {
      this.frames.set(this.#nextFrame, callback)
      return this.#nextFrame++
    })
    vi.stubGlobal('cancelAnimationFrame', (frame: number) => this.frames.delete(frame))
    vi.stubGlobal(
      'ResizeObserver',
      this.#observer(this.#resizes, (width: number, height: number) => ({ contentRect: { width, height } })),
    )
    vi.stubGlobal(
      'IntersectionObserver',
      this.#observer(this.#crossings, (isIntersecting: boolean) => ({ isIntersecting })),
    )
    vi.stubGlobal('devicePixelRatio', 1)
    vi.stubGlobal('matchMedia', (media: string) => ({ media, matches: false, ...this.#target(media) }))
    const own = this.#target('document')
    vi.spyOn(document, 'addEventListener').mockImplementation((type, listener, options) =>
      own.addEventListener(type, listener as Listener, options as { signal?: AbortSignal }),
    )
    const context = this.#context()
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(function (this: HTMLCanvasElement) {
      context['canvas'] = this
      return context as never
    })
  }

  /** Changes the layout of the canvas. */
  resize(width: number, height: number): void {
    for (const report of this.#resizes) report(width, height)
  }

  /** Scrolls the canvas on or off the screen. */
  cross(isIntersecting: boolean): void {
    for (const report of this.#crossings) report(isIntersecting)
  }

  /** Runs a frame. */
  frame(timestamp: number): void {
    const waiting = [...this.frames.values()]
    this.frames.clear()
    for (const callback of waiting) callback(timestamp)
  }

  /** Fires an event of the document (`document visibilitychange`) or a media query (`(print) change`). */
  fire(name: string): void {
    for (const listener of [...(this.listeners.get(name) ?? [])]) listener()
  }

  /** Number of listeners. */
  get listening(): number {
    return [...this.listeners.values()].reduce((sum, { size }) => sum + size, 0)
  }

  /** Returns and clears the names of the recorded context calls. */
  take(): (readonly [name: string, ...args: unknown[]])[] {
    const { calls } = this
    this.calls = []
    return calls
  }

  /** Number of frames drawn since the last call. */
  takeFrames(): number {
    return this.take().filter(([name]) => name === 'clearRect').length
  }

  #target(of: string): {
    addEventListener: (type: string, listener: Listener, options?: { once?: boolean; signal?: AbortSignal }) => void
    removeEventListener: (type: string, listener: Listener) => void
  } {
    const remove = (type: string, listener: Listener): void =>
      void this.listeners.get(`${of} ${type}`)?.delete(listener)
    return {
      addEventListener: (type, listener, { once, signal } = {}) => {
        const called: Listener = once
          ? () => {
              remove(type, called)
              listener()
            }
          : listener
        const all = this.listeners.get(`${of} ${type}`) ?? new Set()
        this.listeners.set(`${of} ${type}`, all.add(called))
        signal?.addEventListener('abort', () => remove(type, called))
      },
      removeEventListener: remove,
    }
  }

  #observer<Args extends unknown[]>(reports: Set<(...args: Args) => void>, entry: (...args: Args) => object): unknown {
    const { observers } = this
    return class {
      readonly #report: (...args: Args) => void
      constructor(callback: (entries: object[]) => void) {
        this.#report = (...args) => callback([entry(...args)])
      }
      observe(): void {
        observers.add(this)
        reports.add(this.#report)
      }
      disconnect(): void {
        observers.delete(this)
        reports.delete(this.#report)
      }
    }
  }

  #context(): Record<string, unknown> {
    const context: Record<string, unknown> = {}
    for (const name of ['arc', 'beginPath', 'clearRect', 'fill', 'lineTo', 'moveTo', 'scale', 'stroke']) {
      context[name] = (...args: unknown[]) => {
        this.calls.push([name, ...args])
        if (name === 'fill') this.fills.push(String(context['fillStyle']))
      }
    }
    return context
  }
}
