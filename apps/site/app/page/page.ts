import type { Heading } from '@signpost/symbol-graph/reader'
import type { MetaDescriptor } from '@remix-run/node'
import type { Site } from './site.ts'
import { defaultLocale } from './locales.ts'
import { inLocale, localeOf, withBase } from './urls.ts'

/** What the head of a page says. */
export interface PageHead {
  /** Without the site's title; empty for the home page. */
  title: string
  description: string
  /** True for pages that search engines leave out. */
  noindex?: boolean | undefined
}

/** One step of the way to a page; the last one, the page itself, has no address. */
export interface Crumb {
  label: string
  href?: string | undefined
}

/** A page whose content the server has written as HTML. */
export interface ContentPage {
  head: PageHead
  /** HTML of what has to be known before the page; empty for nothing. */
  notices?: string | undefined
  crumbs: readonly Crumb[]
  html: string
  toc: readonly Heading[]
}

/** The tags of a page's head. */
export function pageMeta(
  head: PageHead | undefined,
  crumbs: readonly Crumb[],
  site: Site | undefined,
  pathname: string,
): MetaDescriptor[] {
  if (!site || !head) return [{ title: site?.title ?? '' }]
  const title = head.title === '' || head.title === site.title ? site.title : `${head.title} | ${site.title}`
  const absolute = (path: string): string => site.url + withBase(path)
  const locale = localeOf(pathname)
  const others = site.locales.filter(({ code }) => code !== locale)
  const tags: MetaDescriptor[] = [
    { title },
    { name: 'description', content: head.description },
    { property: 'og:title', content: title },
    { property: 'og:description', content: head.description },
    { property: 'og:type', content: 'website' },
    { property: 'og:locale', content: locale.replace('-', '_') },
    ...others.map(({ code }) => ({ property: 'og:locale:alternate', content: code.replace('-', '_') })),
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
  if (head.noindex) return [...tags, { name: 'robots', content: 'noindex, nofollow' }]
  return [
    ...tags,
    { property: 'og:url', content: absolute(pathname) },
    { tagName: 'link', rel: 'canonical', href: absolute(pathname) },
    ...site.locales.map(({ code, htmlLang }) => ({
      tagName: 'link',
      rel: 'alternate',
      hrefLang: htmlLang,
      href: absolute(inLocale(pathname, code)),
    })),
    { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: absolute(inLocale(pathname, defaultLocale)) },
    ...breadcrumbList(crumbs, absolute(pathname), site),
  ]
}

/** The way to the page for search engines: every step that has an address, and the page itself at the end. */
function breadcrumbList(crumbs: readonly Crumb[], here: string, site: Site): MetaDescriptor[] {
  const items = crumbs.flatMap(({ label, href }, index) => {
    const item = href !== undefined ? site.url + href : index === crumbs.length - 1 ? here : undefined
    return item === undefined ? [] : [{ name: label, item }]
  })
  if (items.length === 0) return []
  return [
    {
      'script:ld+json': {
        '@context': 'https://schema.org',
        '@type': 'BreadcrumbList',
        itemListElement: items.map((item, index) => ({ '@type': 'ListItem', position: index + 1, ...item })),
      },
    },
  ]
}
