import { useLocation } from '@remix-run/react'
import { useEffect, useState } from 'react'

/** The query and hash of the page, for links that keep them; empty on the server and while hydrating. */
export function useLocationSuffix(): string {
  const { search, hash } = useLocation()
  const [suffix, setSuffix] = useState('')
  useEffect(() => {
    const read = (): void => setSuffix(window.location.search + window.location.hash)
    read()
    // A click on a place of the same page is the browser's own, and the router is not told.
    window.addEventListener('hashchange', read)
    return () => window.removeEventListener('hashchange', read)
  }, [search, hash])
  return suffix
}
