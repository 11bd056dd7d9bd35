import { PrefetchPageLinks, useNavigate } from '@remix-run/react'
import { type ReactElement, useEffect, useState } from 'react'
import { mayPrefetch } from '#app/lib/connection.ts'
import { routerTarget } from '#app/lib/link-target.ts'
import { withoutBase } from '#app/lib/urls.ts'

/** Milliseconds for which a pointer rests on a link before its page is fetched ahead. */
const intentDelay = 80

function linkAt(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a[href]') : null
  return link instanceof HTMLAnchorElement ? link : undefined
}

function destination(link: HTMLAnchorElement, modified: boolean): string | undefined {
  const click = {
    href: link.href,
    target: link.target,
    download: link.hasAttribute('download'),
    reload: link.hasAttribute('data-reload'),
    modified,
  }
  return routerTarget(click, window.location.href, withoutBase)
}

/**
 * Follows every internal link of the document within the page, and fetches its target ahead on intent.
 *
 * One listener serves links that React rendered and links within prose alike, so that a link is only ever an `a` element.
 */
export function LinkNavigation(): ReactElement | null {
  const navigate = useNavigate()
  const [intended, setIntended] = useState<string>()

  useEffect(() => {
    const onClick = (event: MouseEvent): void => {
      const link = linkAt(event.target)
      if (!link || event.defaultPrevented) return
      const modified = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
      const path = destination(link, modified)
      if (path === undefined) return
      event.preventDefault()
      navigate(path)
    }
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [navigate])

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const onIntent = (event: Event): void => {
      clearTimeout(timer)
      const link = linkAt(event.target)
      const path = link && mayPrefetch() ? destination(link, false) : undefined
      if (path !== undefined) timer = setTimeout(() => setIntended(path.split('#')[0]), intentDelay)
    }
    const events = ['mouseover', 'focusin', 'touchstart'] as const
    for (const name of events) document.addEventListener(name, onIntent, { passive: true })
    return () => {
      clearTimeout(timer)
      for (const name of events) document.removeEventListener(name, onIntent)
    }
  }, [])

  return intended === undefined ? null : <PrefetchPageLinks key={intended} page={intended} />
}
