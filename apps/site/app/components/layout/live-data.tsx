import { useRevalidator } from '@remix-run/react'
import { useEffect } from 'react'

/** In development, loads the page's data again when the graph or the docs on disk have changed. Renders nothing. */
export function LiveData(): null {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const { hot } = import.meta
    hot?.on('signpost:data-changed', revalidate)
    return () => hot?.off('signpost:data-changed', revalidate)
  }, [revalidate])
  return null
}
