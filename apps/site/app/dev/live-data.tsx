import { useRevalidator } from '@remix-run/react'
import { useEffect, useRef } from 'react'

/** Event of the window after the data of an open page has changed on disk. */
const dataChanged = 'signpost:data-changed'

/**
 * Reloads the page's data when the graph or the content changes on disk, where the server says so: Vite's, or that of an
 * installed `signpost dev`, which marks its pages. Renders nothing.
 *
 * In development it also reloads once on hydration, because a change between rendering and hydration sends no event.
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
  const isLive = useRef(false)
  useEffect(() => {
    const state = document.documentElement.dataset['live']
    if (state === undefined || isLive.current) return
    isLive.current = true
    void import('./follow-changes.ts').then(({ followChanges }) =>
      followChanges(state, () => dispatchEvent(new Event(dataChanged))),
    )
  }, [])
  useEffect(() => {
    addEventListener(dataChanged, revalidate)
    return () => removeEventListener(dataChanged, revalidate)
  }, [revalidate])
  return null
}
