import { useRevalidator } from '@remix-run/react'
import { useEffect } from 'react'

/**
 * In development, reloads the page's data when the graph or the content changes on disk. Renders nothing.
 *
 * It also reloads once on hydration, because a change between rendering and hydration sends no event.
 */
export function LiveData(): null {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const { hot } = import.meta
    hot?.on('signpost:data-changed', revalidate)
    hot?.on('vite:ws:connect', revalidate)
    return () => {
      hot?.off('signpost:data-changed', revalidate)
      hot?.off('vite:ws:connect', revalidate)
    }
  }, [revalidate])
  useEffect(() => {
    if (import.meta.hot) revalidate()
    // Once a page: `revalidate` is a new function after every navigation.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  return null
}
