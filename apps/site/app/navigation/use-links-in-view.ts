import { useLocation } from '@remix-run/react'
import { useEffect } from 'react'
import { mayPrefetch } from './connection.ts'
import { loadRouteCode } from './route-code.ts'

/** Number of links of a page that are observed, its first ones: looking for tens of thousands in each frame makes scrolling slow. */
const mostLinks = 1000

/**
 * Prefetches, when the browser is idle, the code of pages linked from content in view (R7.2). The links of the bar, the
 * sidebar and the table of contents are too many: they are prefetched on intent.
 *
 * @param destination - Returns the path of an internal link; `undefined` for others.
 */
export function useLinksInView(destination: (link: HTMLAnchorElement) => string | undefined): void {
  const { key } = useLocation()
  useEffect(() => {
    // Safari has no `requestIdleCallback`.
    const whenIdle = window.requestIdleCallback ?? setTimeout
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue
        observer.unobserve(target)
        const path = mayPrefetch() ? destination(target as HTMLAnchorElement) : undefined
        // A failed prefetch is retried when the link is followed.
        if (path !== undefined) whenIdle(() => loadRouteCode(path)?.catch(() => observer.disconnect()))
      }
    })
    let left = mostLinks
    for (const link of document.querySelectorAll('.prose a[href]:not([href^="#"])')) {
      observer.observe(link)
      if (--left === 0) break
    }
    return () => observer.disconnect()
  }, [key, destination])
}
