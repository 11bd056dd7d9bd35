import { useLocation } from '@remix-run/react'
import { useEffect, useState } from 'react'
import { visitedSuffix } from '#app/urls/index.ts'

/** Query and hash of the page, for links that keep them; empty on the server and during hydration. */
export function useLocationSuffix(): string {
  const { search, hash } = useLocation()
  const [suffix, setSuffix] = useState('')
  useEffect(() => {
    const read = (): void => setSuffix(visitedSuffix())
    read()
    // A click on a link within the page may bypass the router.
    window.addEventListener('hashchange', read)
    return () => window.removeEventListener('hashchange', read)
  }, [search, hash])
  return suffix
}
