import { useRevalidator } from '@remix-run/react'
import { useEffect } from 'react'

/**
 * In development, loads the page's data again when the graph or the docs on disk have changed. Renders nothing.
 *
 * A change between the making of the page and the first moment it can be told is not lost: the data is loaded again then,
 * too.
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
