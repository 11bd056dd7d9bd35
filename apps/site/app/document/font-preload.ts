import type { HtmlLinkDescriptor } from '@remix-run/react'

/** Tag that preloads a font, before the stylesheet that names it is parsed. */
export function fontPreload(href: string): HtmlLinkDescriptor {
  return { rel: 'preload', href, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' }
}
