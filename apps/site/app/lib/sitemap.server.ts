import type { DocEntry } from '@signpost/docs-content/reader'
import { content, mainDocPath } from './content.server.ts'
import { graph } from './graph.server.ts'
import { isLocale, type Locale } from './locales.ts'
import { tagSlug, tagsSlug } from './tags.ts'
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
  return pages(() => true)
}

/** The path of every page that search engines are told of: not of those that only a link leads to. */
export function listedDocuments(): string[] {
  return pages(({ unlisted }) => !unlisted)
}

function pages(isWanted: (doc: DocEntry) => boolean): string[] {
  return offered().flatMap((locale) => {
    const symbols = graph().manifest.packages.flatMap(({ slug }): Place[] => [
      { at: 'package', slug },
      ...(graph().package(slug)?.symbols ?? []).map(({ kind, name }): Place => ({ at: 'symbol', page: { slug, kind, name } })),
    ])
    const docs = content()
      .docs(locale)
      .filter(isWanted)
      .map(({ slug }): Place => ({ at: 'doc', slug }))
    return [{ at: 'home' } as const, ...docs, ...tagPlaces(locale), { at: 'api' } as const, ...symbols].map((place) => pathOf(locale, place))
  })
}

/** The pages of tags; none without tags, nor at an address that a doc has. */
function tagPlaces(locale: Locale): Place[] {
  const tags = content().tags(locale)
  const slugs = tags.length === 0 ? [] : [tagsSlug, ...tags.map(({ slug }) => tagSlug(slug))]
  const taken = new Set(content().docs(locale).map(({ slug }) => slug))
  return slugs.filter((slug) => !taken.has(slug)).map((slug) => ({ at: 'doc', slug }))
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
