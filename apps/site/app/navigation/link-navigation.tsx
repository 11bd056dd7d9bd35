import { PrefetchPageLinks, useNavigate } from '@remix-run/react'
import { type ReactElement, useEffect, useState } from 'react'
import { chooseVersion } from '#app/docs/index.ts'
import { LoadFailure } from '#app/failures/index.ts'
import { withBase, withoutBase } from '#app/urls/index.ts'
import { mayPrefetch } from './connection.ts'
import { type LinkClick, placeTarget, routerTarget } from './link-target.ts'
import { loadRouteCode } from './route-code.ts'
import { leadsToTop } from './target-of.ts'
import { useFollowedLink } from './use-followed-link.ts'
import { useLinksInView } from './use-links-in-view.ts'

/** Milliseconds that a pointer rests on a link before its page is prefetched. */
const intentDelay = 80

function linkAt(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a[href]') : null
  return link instanceof HTMLAnchorElement ? link : undefined
}

function clickOn(link: HTMLAnchorElement, modified: boolean): LinkClick {
  return {
    href: link.href,
    target: link.target,
    download: link.hasAttribute('download'),
    reload: link.hasAttribute('data-reload'),
    modified,
  }
}

function destination(click: LinkClick): string | undefined {
  return routerTarget(click, window.location.href, withoutBase)
}

function destinationOf(link: HTMLAnchorElement): string | undefined {
  return destination(clickOn(link, false))
}

/**
 * Follows all internal links by client navigation, and prefetches their pages on intent or in view.
 *
 * One listener handles links rendered by React and links in prose, so every link is a plain `a` element.
 */
export function LinkNavigation(): ReactElement {
  const navigate = useNavigate()
  const { follow, failed } = useFollowedLink()
  const [intended, setIntended] = useState<string>()

  useEffect(() => {
    const onClick = (event: MouseEvent): void => {
      const link = linkAt(event.target)
      if (!link || event.defaultPrevented) return
      if (link.dataset.version !== undefined) chooseVersion(link.dataset.version)
      const modified = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
      const click = clickOn(link, modified)
      // To the router, the browser's own jump looks like Back.
      const hash = placeTarget(click, window.location.href)
      const path = destination(click)
      if (path === undefined && hash === undefined) return
      event.preventDefault()
      // The router would scroll to the top for a place that does not exist.
      if (hash !== undefined)
        navigate({ search: window.location.search, hash }, { preventScrollReset: !leadsToTop(hash) })
      else if (path !== undefined) follow(path)
    }
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [navigate, follow])

  useLinksInView(destinationOf)

  useEffect(() => {
    // Remix prefetches the data. Its code prefetch would reload the page on failure, so the code is loaded here first.
    const fetchAhead = (path: string): void => {
      const code = loadRouteCode(path) ?? Promise.resolve()
      void code.then(
        () => setIntended(path),
        () => undefined,
      )
    }
    let timer: ReturnType<typeof setTimeout> | undefined
    const onIntent = (event: Event): void => {
      clearTimeout(timer)
      const link = linkAt(event.target)
      const path = link && mayPrefetch() ? destinationOf(link)?.split('#')[0] : undefined
      if (path !== undefined) timer = setTimeout(() => fetchAhead(path), intentDelay)
    }
    const events = ['mouseover', 'focusin', 'touchstart'] as const
    for (const name of events) document.addEventListener(name, onIntent, { passive: true })
    return () => {
      clearTimeout(timer)
      for (const name of events) document.removeEventListener(name, onIntent)
    }
  }, [])

  return (
    <>
      {failed && (
        <LoadFailure message={failed.message} href={withBase(failed.path)} onRetry={() => follow(failed.path)} />
      )}
      {intended !== undefined && <PrefetchPageLinks key={intended} page={withBase(intended)} />}
    </>
  )
}
