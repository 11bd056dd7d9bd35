import { useRevalidator } from '@remix-run/react'
import { useEffect } from 'react'

/** Event of the window after the data of an open page has changed on disk. */
const dataChanged = 'signpost:data-changed'

/**
 * Reloads the page's data when it changes on disk: the server of `signpost dev` names the script that says so on the root element.
 * Renders nothing.
 */
export function LiveData(): null {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    addEventListener(dataChanged, revalidate)
    return () => removeEventListener(dataChanged, revalidate)
  }, [revalidate])
  useEffect(() => {
    const { live } = document.documentElement.dataset
    if (live !== undefined) void import(/* @vite-ignore */ live)
  }, [])
  return null
}
