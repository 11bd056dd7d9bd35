import type { MetaDescriptor } from '@remix-run/node'
import { columnsFrom, type PageHead, type Site } from '#app/site/index.ts'
import { isApiSidebar, listHref } from '#app/sidebar/index.ts'
import { defaultLocale, inLocale, type Locale, localeOf, withBase } from '#app/urls/index.ts'
import { type Crumb, type PageFrame, readFrame } from './page-frame.ts'

/** The arguments of a route's `meta` that pages use. */
interface MetaInput {
  data: { frame: string } | null | undefined
  matches: readonly ({ id: string; data?: unknown } | undefined)[]
  location: { pathname: string }
}

/** The `meta` export of every page route. A missing page has the head of the 404 page. */
export function contentMeta({ data, matches, location }: MetaInput): MetaDescriptor[] {
  const site = matches.find((match) => match?.id === 'root')?.data as Site | undefined
  const { head, crumbs = [] } = frameOf(data, site)
  const tags = pageMeta(head, crumbs, site, location.pathname)
  return [...tags, ...matches.flatMap((match) => listPreloads(match?.data))]
}

function frameOf(data: MetaInput['data'], site: Site | undefined): Pick<Partial<PageFrame>, 'head' | 'crumbs'> {
  if (data) {
    try {
      return readFrame(data.frame)
    } catch {
      // The page itself crashes for the same reason. The head may not: the error page is in the same document.
      return {}
    }
  }
  return data === null && site ? { head: site.missing } : {}
}

/** Tags that preload the lists of the sidebar, where it is shown. */
function listPreloads(data: unknown): MetaDescriptor[] {
  if (!isApiSidebar(data)) return []
  return [data.packages, ...(data.current ? [data.current.symbols] : [])].map((hash) => ({
    tagName: 'link',
    rel: 'preload',
    as: 'fetch',
    href: listHref(hash),
    crossOrigin: 'anonymous',
    // In lower case: React 18 warns of `fetchPriority`.
    fetchpriority: 'low',
    media: `(min-width: ${columnsFrom})`,
  }))
}

/** Tags of a page's head. */
function pageMeta(
  head: PageHead | undefined,
  crumbs: readonly Crumb[],
  site: Site | undefined,
  pathname: string,
): MetaDescriptor[] {
  if (!site || !head) return [{ title: site?.title ?? '' }]
  const title = head.title === '' || head.title === site.title ? site.title : `${head.title} | ${site.title}`
  // A path alone when nobody said where the site is published.
  const absolute = (path: string): string => site.url + withBase(path)
  const locale = localeOf(pathname)
  const others = site.locales.filter(({ code }) => code !== locale)
  const tags: MetaDescriptor[] = [
    { title },
    { name: 'description', content: head.description },
    { property: 'og:site_name', content: site.title },
    { property: 'og:title', content: title },
    { property: 'og:description', content: head.description },
    { property: 'og:type', content: 'website' },
    { property: 'og:locale', content: locale.replace('-', '_') },
    ...others.map(({ code }) => ({ property: 'og:locale:alternate', content: code.replace('-', '_') })),
    ...imageTags(head, site),
  ]
  if (head.noindex) return [...tags, { name: 'robots', content: 'noindex, nofollow' }]
  // The page of another version: only its own address is for search engines.
  if (head.canonical !== undefined)
    return [...tags, { tagName: 'link', rel: 'canonical', href: site.url + head.canonical }]
  return [
    ...tags,
    ...(site.url === '' ? [] : [{ property: 'og:url', content: absolute(pathname) }]),
    { tagName: 'link', rel: 'canonical', href: absolute(pathname) },
    ...(head.markdown === undefined ? [] : twins(head.markdown)),
    ...(head.feed === undefined ? [] : [{ tagName: 'link', rel: 'alternate', ...head.feed, title: site.title }]),
    ...(others.length === 0 ? [] : alternates(site, (code) => absolute(inLocale(pathname, code)))),
    ...(site.url === '' ? [] : breadcrumbList(crumbs, absolute(pathname), site)),
  ]
}

/** Tags of the page's image, which needs a full address. */
function imageTags({ image, title }: PageHead, site: Site): MetaDescriptor[] {
  const path = image ?? site.image
  if (path === undefined) return [{ name: 'twitter:card', content: 'summary' }]
  return [
    { property: 'og:image', content: site.url + path },
    { property: 'og:image:type', content: 'image/png' },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: image === undefined || title === '' ? site.title : title },
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}

/** Links to the page as Markdown and as JSON. */
function twins(markdown: string): MetaDescriptor[] {
  return [
    { type: 'text/markdown', href: markdown },
    { type: 'application/json', href: markdown.replace(/\.md$/, '.json') },
  ].map((link) => ({ tagName: 'link', rel: 'alternate', ...link }))
}

/** Links to the page in each locale, itself included. */
function alternates({ locales }: Site, hrefIn: (locale: Locale) => string): MetaDescriptor[] {
  const links = locales.map(({ code, htmlLang }) => ({ hrefLang: htmlLang, href: hrefIn(code) }))
  return [...links, { hrefLang: 'x-default', href: hrefIn(defaultLocale) }].map((link) => ({
    tagName: 'link',
    rel: 'alternate',
    ...link,
  }))
}

/** Breadcrumbs as structured data for search engines: the items with an address, and the page itself. */
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
