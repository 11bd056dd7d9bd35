import { targetOf } from '#app/navigation/index.ts'

/** Scroll position of the page, in px. */
export interface ScrollPlace {
  /** Distance from the top of the page, now and at the previous event. */
  top: number
  previous: number
  viewport: number
  page: number
  bar: number
}

/**
 * Decides whether a scroll event shows or hides the bar; `undefined` leaves it as it is.
 *
 * Near the top the bar is shown. Scrolling down hides it, except from the very top, where a restored page starts.
 * Scrolling up shows it, except at the end of the page, where some browsers bounce.
 */
export function barAfterScroll({ top, previous, viewport, page, bar }: ScrollPlace): 'shown' | 'hidden' | undefined {
  if (top < bar) return 'shown'
  if (previous !== 0 && top >= previous) return 'hidden'
  return top + viewport < page - bar ? 'shown' : undefined
}

/** A bar that hides while the page scrolls down. */
export interface HidingBar {
  /** Call this when the address has changed. */
  moved: () => void
  end: () => void
}

/** Hides a bar on scrolling down and shows it on scrolling up, by its attribute `data-hidden`. */
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
    // A jump to an anchor is no scrolling; near the top the bar is shown anyway.
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
