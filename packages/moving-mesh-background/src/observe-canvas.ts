/** What an element and its page tell about themselves. */
export interface CanvasObserver {
  /** The size of the element's content in CSS pixels, and how many device pixels one of them has. */
  resize: (width: number, height: number, dpr: number) => void
  /** Whether it may be seen: on screen, in a page that is not hidden. */
  see: (seen: boolean) => void
  /** Its style may be another now. */
  restyle: () => void
}

/**
 * Observes a canvas until the returned function is called.
 *
 * Style is not observable, so this listens to what changes it: attributes of the element and those around it, the colour
 * scheme, and the end of transitions.
 */
export function observeCanvas(canvas: HTMLCanvasElement, { resize, see, restyle }: CanvasObserver): () => void {
  if (typeof ResizeObserver === 'undefined') return () => {}
  const end = new AbortController()
  const { signal } = end
  let onScreen = false
  let rect: DOMRectReadOnly | undefined

  const measure = (): void => {
    if (!rect) return
    const before = canvas.clientWidth
    resize(rect.width, rect.height, devicePixelRatio)
    // Without a size in CSS, a canvas is as large as its own pixels: it would grow or shrink for ever.
    if (Math.abs(canvas.clientWidth - before) > 1) resize(rect.width, rect.height, 1)
  }
  const watchDensity = (): void => {
    matchMedia(`(resolution: ${devicePixelRatio}dppx)`).addEventListener(
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
  const crossings = new IntersectionObserver((entries) => {
    onScreen = entries.pop()!.isIntersecting
    look()
  })
  const attributes = new MutationObserver(restyle)

  sizes.observe(canvas)
  crossings.observe(canvas)
  for (let element: Element | null = canvas; element; element = element.parentElement) {
    attributes.observe(element, { attributes: true })
  }
  document.addEventListener('visibilitychange', look, { signal })
  document.addEventListener('transitionend', restyle, { signal })
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', restyle, { signal })
  watchDensity()

  return () => {
    end.abort()
    for (const observer of [sizes, crossings, attributes]) observer.disconnect()
  }
}
