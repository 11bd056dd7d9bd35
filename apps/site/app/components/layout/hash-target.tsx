import { useLocation, useNavigationType } from '@remix-run/react'
import { useEffect, useRef } from 'react'

/**
 * Brings the place into view that a followed link names, where the router does not find it: the router looks for the
 * decoded name, and ids are written as addresses carry them. Renders nothing.
 */
export function HashTarget(): null {
  const { key, hash } = useLocation()
  const type = useNavigationType()
  const first = useRef(true)
  useEffect(() => {
    // The first page is the browser's own affair, and going back restores the position.
    if (!first.current && type !== 'POP' && hash.includes('%')) document.getElementById(hash.slice(1))?.scrollIntoView()
    first.current = false
  }, [key, hash, type])
  return null
}
