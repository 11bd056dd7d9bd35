import { escapeXml } from './xml.ts'

/** Feed of released changes. */
export interface ChangesFeed {
  title: string
  description: string
  /** Name of the site, which is the author. */
  site: string
  /** Full address of the feed. */
  self: string
  /** Full address of the page that it follows. */
  page: string
  entries: readonly FeedEntry[]
}

/** Released changes of one version of a package. */
export interface FeedEntry {
  title: string
  /** Name of the package. */
  name: string
  version: string
  /** `2026-11-29T20:30:00Z`; absent where it is not known. */
  date?: string | undefined
  /** Full address of the changes on their page. */
  href: string
  summary: string
}

/** Media types of feeds. */
export const feedTypes = { atom: 'application/atom+xml', rss: 'application/rss+xml' } as const

/**
 * Format of a feed. Atom ({@link https://www.rfc-editor.org/rfc/rfc4287 | RFC 4287}) needs the date of each entry; where there are
 * entries and no date is known it is RSS, for which a reader takes the day on which it saw an entry first.
 */
export function feedFormat(entries: readonly Pick<FeedEntry, 'date'>[]): keyof typeof feedTypes {
  return entries.length === 0 || entries.some(({ date }) => date !== undefined) ? 'atom' : 'rss'
}

/** Date of a feed without entries: Atom needs one, and a build has the same bytes every day. */
const never = '1970-01-01T00:00:00Z'

/** Text of a feed. Entries without a date are left out of Atom, and counted in its subtitle. */
export function printFeed(feed: ChangesFeed): string {
  const lines = feedFormat(feed.entries) === 'atom' ? atomLines(feed) : rssLines(feed)
  return ['<?xml version="1.0" encoding="UTF-8"?>', ...lines, ''].join('\n')
}

function atomLines({ title, description, site, self, page, entries }: ChangesFeed): string[] {
  const dated = entries
    .flatMap(({ date, ...entry }) => (date === undefined ? [] : [{ ...entry, date }]))
    .sort((one, other) => (one.date === other.date ? 0 : one.date < other.date ? 1 : -1))
  const left = entries.length - dated.length
  const subtitle = left === 0 ? description : `${description}. Left out, with no known date: ${left}`
  return [
    '<feed xmlns="http://www.w3.org/2005/Atom">',
    element('id', self),
    element('title', title),
    element('subtitle', subtitle),
    element('updated', dated[0]?.date ?? never),
    `<author>${element('name', site)}</author>`,
    `<link rel="self" type="${feedTypes.atom}" href="${escapeXml(self)}"/>`,
    `<link rel="alternate" type="text/html" href="${escapeXml(page)}"/>`,
    ...dated.map((entry) =>
      [
        '<entry>',
        element('id', packageUrl(entry)),
        element('title', entry.title),
        element('updated', entry.date),
        `<link rel="alternate" type="text/html" href="${escapeXml(entry.href)}"/>`,
        element('summary', entry.summary),
        '</entry>',
      ].join(''),
    ),
    '</feed>',
  ]
}

function rssLines({ title, description, self, page, entries }: ChangesFeed): string[] {
  return [
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    element('title', title),
    element('link', page),
    element('description', description),
    `<atom:link rel="self" type="${feedTypes.rss}" href="${escapeXml(self)}"/>`,
    ...entries.map(({ title: own, name, version, href, summary }) =>
      [
        '<item>',
        element('title', own),
        element('link', href),
        `<guid isPermaLink="false">${escapeXml(`${name}@${version}`)}</guid>`,
        element('description', summary),
        '</item>',
      ].join(''),
    ),
    '</channel></rss>',
  ]
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`
}

/** Address of a version of a package wherever it is documented, see {@link https://github.com/package-url/purl-spec | package URLs}. */
function packageUrl({ name, version }: FeedEntry & { date: string }): string {
  const path = name.split('/').map(encodeURIComponent).join('/')
  return `pkg:npm/${path}@${encodeURIComponent(version)}`
}
