import { useLocation, useNavigationType } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { focusOnce, usePageEffect } from '#app/document/index.ts'
import { isMadeByBrowser, positionBefore } from './history-index.ts'
import { leadsToTop, targetOf } from './target-of.ts'

/** Opens the collapsed sections around an element. */
function openAround(element: HTMLElement | null): void {
  for (let fold = element?.closest('details'); fold; fold = fold.parentElement?.closest('details')) fold.open = true
}

/**
 * Scrolls to the target of a followed link, or of an anchor in the address bar, and moves the focus there, as the browser would.
 *
 * The router looks only for the decoded id, but ids are percent-encoded. An anchor that does not exist leaves the page where it
 * is. Renders nothing.
 */
export function HashTarget(): null {
  const { key, hash } = useLocation()
  const type = useNavigationType()
  const first = useRef(true)
  usePageEffect(() => {
    const place = targetOf(hash)
    // Stands in for `:target`, which client navigation does not set.
    if (place) place.dataset.target = ''
    // The browser handles the first page, and Back restores the scroll position.
    if (!first.current && (type !== 'POP' || isMadeByBrowser(key))) {
      openAround(place)
      focusOnce(place)
    }
    return () => place?.removeAttribute('data-target')
  }, [key, hash, type])

  // Runs after the router has scrolled: it scrolls to the top for an id that it does not find.
  useEffect(() => {
    if (!first.current && (type !== 'POP' || isMadeByBrowser(key))) {
      const place = targetOf(hash)
      const before = positionBefore(key)
      if (place) place.scrollIntoView()
      else if (before && !leadsToTop(hash)) window.scrollTo({ ...before, behavior: 'instant' })
    }
    first.current = false
  }, [key, hash, type])
  return null
}
