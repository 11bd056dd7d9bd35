import { content, mainDocPath } from './content.server.ts'
import { graph } from './graph.server.ts'
import { isLocale, type Locale } from './locales.ts'
import { pathOf, type Place } from './urls.ts'

/** An address that leads to another one. */
export interface SiteRedirect {
  from: string
  to: string
  status: 302 | 308
}

/** The locales that the site's configuration offers, of those that it can speak. */
function offered(): Locale[] {
  return content().manifest.config.locales.list.flatMap(({ code }) => (isLocale(code) ? [code] : []))
}

/** The path of every page in every locale, in the order in which the site lists them. */
export function documents(): string[] {
  return offered().flatMap((locale) => {
    const symbols = graph().manifest.packages.flatMap(({ slug }): Place[] => [
      { at: 'package', slug },
      ...(graph().package(slug)?.symbols ?? []).map(({ kind, name }): Place => ({ at: 'symbol', page: { slug, kind, name } })),
    ])
    const docs = content()
      .docs(locale)
      .map(({ slug }): Place => ({ at: 'doc', slug }))
    return [{ at: 'home' } as const, ...docs, { at: 'api' } as const, ...symbols].map((place) => pathOf(locale, place))
  })
}

/** Addresses that are answered by another page: a section's own, and those of a symbol's other meanings. */
export function redirects(): SiteRedirect[] {
  return offered().flatMap((locale) => {
    const facets = graph().manifest.packages.flatMap(({ slug }) =>
      (graph().package(slug)?.redirects ?? []).map(({ from, to, anchor }): SiteRedirect => ({
        from: pathOf(locale, { at: 'symbol', page: from }),
        to: pathOf(locale, { at: 'symbol', page: to }) + (anchor ? `#${anchor}` : ''),
        status: 308,
      })),
    )
    return [{ from: pathOf(locale, { at: 'docs' }), to: mainDocPath(locale), status: 302 }, ...facets]
  })
}
