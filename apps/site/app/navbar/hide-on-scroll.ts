import { targetOf } from '#app/navigation/index.ts'

/** Where the page is scrolled to, in px. */
export interface ScrollPlace {
  /** From the top of the page, now and at the event before. */
  top: number
  previous: number
  viewport: number
  page: number
  bar: number
}

/**
 * Whether a scroll event shows or hides the bar; nothing where it leaves it as it is.
 *
 * Near the top it shows. On the way down it hides, except from the very top, where a page that is restored begins. On the
 * way up it shows, except at the end of the page, where some browsers bounce.
 */
export function barAfterScroll({ top, previous, viewport, page, bar }: ScrollPlace): 'shown' | 'hidden' | undefined {
  if (top < bar) return 'shown'
  if (previous !== 0 && top >= previous) return 'hidden'
  return top + viewport < page - bar ? 'shown' : undefined
}

/** A bar that hides while the page is scrolled down. */
export interface HidingBar {
  /** To be called when the address has changed. */
  moved: () => void
  end: () => void
}

/** Lets a bar hide on the way down and show on the way up, by its attribute `data-hidden`. */
export function hideOnScroll(bar: HTMLElement): HidingBar {
  let previous = window.scrollY
  let ignoresNext = false
  const set = (isHidden: boolean): void => {
    bar.dataset.hidden = String(isHidden)
  }
  const onScroll = (): void => {
    const top = window.scrollY
    const { scrollHeight: page } = document.documentElement
    const state = barAfterScroll({ top, previous, viewport: window.innerHeight, page, bar: bar.offsetHeight })
    previous = top
    // The jump to a place of the page is no way up or down; near the top the bar shows all the same.
    if (ignoresNext && top >= bar.offsetHeight) ignoresNext = false
    else if (state !== undefined) set(state === 'hidden')
  }
  const moved = (): void => {
    const isJump = targetOf(window.location.hash) !== null
    ignoresNext = isJump
    set(isJump)
  }
  window.addEventListener('scroll', onScroll, { passive: true })
  window.addEventListener('hashchange', moved)
  return {
    moved,
    end() {
      window.removeEventListener('scroll', onScroll)
      window.removeEventListener('hashchange', moved)
    },
  }
}
