import type { HtmlLinkDescriptor } from '@remix-run/react'

/** The tag that fetches a font ahead of the styles that name it. */
export function fontPreload(href: string): HtmlLinkDescriptor {
  return { rel: 'preload', href, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' }
}
