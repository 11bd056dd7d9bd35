import { useLocation } from '@remix-run/react'
import { useEffect } from 'react'
import { mayPrefetch } from './connection.ts'
import { loadRouteCode } from './route-code.ts'

/**
 * Loads ahead, when the browser has nothing else to do, the code of the pages to which links of the content lead that have
 * come into view (R7.2). Those of the bar, the sidebar and the contents are too many and wait for intent.
 *
 * @param destination - The path to which a link leads within the page; nothing for any other link.
 */
export function useLinksInView(destination: (link: HTMLAnchorElement) => string | undefined): void {
  const { key } = useLocation()
  useEffect(() => {
    // Safari does not tell when it is idle.
    const whenIdle = window.requestIdleCallback ?? setTimeout
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue
        observer.unobserve(target)
        const path = mayPrefetch() ? destination(target as HTMLAnchorElement) : undefined
        // What fails now is tried again when the link is followed.
        if (path !== undefined) whenIdle(() => loadRouteCode(path)?.catch(() => observer.disconnect()))
      }
    })
    for (const link of document.querySelectorAll('.prose a[href]')) observer.observe(link)
    return () => observer.disconnect()
  }, [key, destination])
}
