import { reportFailure } from './report-failure.ts'

/** Callbacks for changes of an element and its page. */
export interface CanvasObserver {
  /** Receives the content size of the element in CSS pixels, and the device pixels per CSS pixel. */
  resize: (width: number, height: number, dpr: number) => void
  /** Receives whether the canvas may be visible: on screen, in a page that is not hidden. */
  see: (seen: boolean) => void
  /** Called when the style may have changed. */
  restyle: () => void
}

/**
 * Observes a canvas until the returned function is called.
 *
 * Style changes are not observable directly, so this watches their causes: attributes of the element and its ancestors,
 * the colour scheme, and the end of transitions. What the environment lacks is not watched: without
 * `IntersectionObserver` the canvas counts as visible.
 */
export function observeCanvas(canvas: HTMLCanvasElement, { resize, see, restyle }: CanvasObserver): () => void {
  if (typeof ResizeObserver === 'undefined') return () => {}
  const end = new AbortController()
  const { signal } = end
  let onScreen = typeof IntersectionObserver === 'undefined'
  let rect: DOMRectReadOnly | undefined

  const measure = (): void => {
    if (!rect) return
    const before = canvas.clientWidth
    resize(rect.width, rect.height, devicePixelRatio)
    // Without a size in CSS, a canvas takes the size of its own pixels, and would grow or shrink forever.
    if (Math.abs(canvas.clientWidth - before) > 1) resize(rect.width, rect.height, 1)
  }
  const watchDensity = (): void => {
    listQuery(`(resolution: ${devicePixelRatio}dppx)`)?.addEventListener?.(
      'change',
      () => {
        measure()
        watchDensity()
      },
      { once: true, signal },
    )
  }
  const look = (): void => see(onScreen && !document.hidden)

  const sizes = new ResizeObserver((entries) => {
    rect = entries.pop()!.contentRect
    measure()
  })
  const crossings = onScreen
    ? undefined
    : new IntersectionObserver((entries) => {
        onScreen = entries.pop()!.isIntersecting
        look()
      })
  const attributes = new MutationObserver(restyle)
  const stop = (): void => {
    end.abort()
    for (const observer of [sizes, crossings, attributes]) observer?.disconnect()
  }

  try {
    sizes.observe(canvas)
    if (crossings) crossings.observe(canvas)
    else look()
    for (let element: Element | null = canvas; element; element = element.parentElement) {
      attributes.observe(element, { attributes: true })
    }
    // A restored context is empty, and has lost the scale of the screen.
    canvas.addEventListener('contextrestored', measure, { signal })
    document.addEventListener('visibilitychange', look, { signal })
    document.addEventListener('transitionend', restyle, { signal })
    listQuery('(prefers-color-scheme: dark)')?.addEventListener?.('change', restyle, { signal })
    watchDensity()
  } catch (cause) {
    // Nobody gets a function that ends the rest.
    stop()
    reportFailure('observe', cause)
  }
  return stop
}

/** A media query, where the environment has them. Safari before version 14 has lists without `addEventListener`. */
function listQuery(query: string): Partial<MediaQueryList> | undefined {
  return (globalThis as Partial<typeof globalThis>).matchMedia?.(query)
}
