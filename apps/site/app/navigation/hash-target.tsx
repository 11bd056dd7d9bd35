import { useLocation, useNavigationType } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { focusOnce, usePageEffect } from '#app/document/index.ts'
import { targetOf } from './target-of.ts'

/** Opens the folds that hide an element. */
function openAround(element: HTMLElement | null): void {
  for (let fold = element?.closest('details'); fold; fold = fold.parentElement?.closest('details')) fold.open = true
}

/**
 * Brings the place into view that a followed link names, and lets the keyboard go on from there, as the browser would.
 *
 * The router looks for the decoded name only, and ids are written as addresses carry them. Renders nothing.
 */
export function HashTarget(): null {
  const { key, hash } = useLocation()
  const type = useNavigationType()
  const first = useRef(true)
  usePageEffect(() => {
    const place = targetOf(hash)
    // What `:target` is to a document that was loaded, for one whose address the router changes.
    if (place) place.dataset.target = ''
    // The first page is the browser's own affair, and going back restores the position.
    if (!first.current && type !== 'POP') {
      openAround(place)
      focusOnce(place)
    }
    return () => place?.removeAttribute('data-target')
  }, [key, hash, type])

  // After the router has scrolled: it goes to the top for a name that it does not find.
  useEffect(() => {
    if (!first.current && type !== 'POP') targetOf(hash)?.scrollIntoView()
    first.current = false
  }, [key, hash, type])
  return null
}
