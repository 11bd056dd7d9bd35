// @vitest-environment jsdom
import { describe, expect, test } from 'vitest'
import { type ChangesFeed, type FeedEntry, feedFormat, printFeed } from './changes-feed.ts'

const entryOf = (version: string, date?: string): FeedEntry => ({
  title: `@acme/core ${version}: 2 changes, 1 breaking`,
  name: '@acme/core',
  version,
  date,
  href: `https://docs.test/api/core/changes#v${version}`,
  summary: 'Box<T> & "Map" removed (breaking), ștergere changed',
})
const feedOf = (...entries: FeedEntry[]): ChangesFeed => ({
  title: 'Acme <docs>: changes of the API',
  description: 'Versions that changed the API of Acme <docs>',
  site: 'Acme <docs>',
  self: 'https://docs.test/api/changes.xml?a=1&b=2',
  page: 'https://docs.test/api',
  entries,
})
const parsed = (feed: ChangesFeed): Element =>
  new DOMParser().parseFromString(printFeed(feed), 'application/xml').documentElement
const children = (parent: Element, name: string): Element[] =>
  [...parent.children].filter(({ localName }) => localName === name)
const textsOf = (parent: Element, name: string): (string | null)[] =>
  children(parent, name).map(({ textContent }) => textContent)

const dated = feedOf(
  entryOf('1.0.0', '2024-02-29T10:00:00Z'),
  entryOf('2.0.0-rc.1+build', '2026-11-29T20:30:00Z'),
  entryOf('0.9.0'),
)

/** Rules of RFC 4287, sections 3 and 4, that a feed breaks. */
function broken(feed: Element): string[] {
  const atom = 'http://www.w3.org/2005/Atom'
  const found: string[] = []
  const rule = (name: string, holds: boolean): void => void (holds || found.push(name))
  const hasOne = (parent: Element, name: string): boolean => children(parent, name).length === 1
  rule('4.1.1: the document element is a feed', feed.localName === 'feed')
  const entries = children(feed, 'entry')
  for (const one of feed.querySelectorAll('*')) rule('2: elements are of Atom', one.namespaceURI === atom)
  for (const parent of [feed, ...entries]) {
    for (const name of ['id', 'title', 'updated']) rule(`4.1: one ${name}`, hasOne(parent, name))
    for (const id of textsOf(parent, 'id')) rule('4.2.6: an id is a full IRI', /^[a-z][a-z\d+.-]*:[^\s<>"]+$/.test(id!))
    for (const text of textsOf(parent, 'updated')) {
      const isTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/.test(text!)
      rule('3.3: a date is one of RFC 3339', isTime && !Number.isNaN(Date.parse(text!)))
    }
    const links = children(parent, 'link')
    for (const link of links) rule('4.2.7.1: a link has an address', URL.canParse(link.getAttribute('href') ?? ''))
    const alternates = links.filter((link) => (link.getAttribute('rel') ?? 'alternate') === 'alternate')
    rule('4.1.2: an entry without content has an alternate', parent === feed || alternates.length > 0)
    const kinds = alternates.map((link) => `${link.getAttribute('type')} ${link.getAttribute('hreflang')}`)
    rule('4.1.1: alternates of one type are one', new Set(kinds).size === kinds.length)
    for (const type of links.map((link) => link.getAttribute('type')))
      rule('3: types are media types', /\//.test(type!))
    for (const name of ['summary', 'subtitle']) rule(`4.1: one ${name} at most`, children(parent, name).length <= 1)
  }
  const hasAuthor = (parent: Element): boolean => children(parent, 'author').length > 0
  rule('4.1.1: a feed has an author, or each entry', hasAuthor(feed) || entries.every(hasAuthor))
  for (const author of feed.querySelectorAll('author')) rule('3.2.1: a person has one name', hasOne(author, 'name'))
  const ids = entries.flatMap((entry) => textsOf(entry, 'id'))
  rule('4.1.1: entries with one id differ in their dates', new Set(ids).size === ids.length)
  rule('4.1.1: a feed links to itself', feed.querySelector('feed > link[rel=self]') !== null)
  return found
}

describe('a feed with dates', () => {
  test('is Atom by the rules of RFC 4287', () => {
    expect(broken(parsed(dated))).toEqual([])
    // The rules are not idle: a feed without dates, and one that is RSS, break some.
    expect(broken(parsed(feedOf(entryOf('1.0.0', 'yesterday'))))).toEqual(
      Array(2).fill('3.3: a date is one of RFC 3339'),
    )
    expect(broken(parsed(feedOf(entryOf('1.0.0'))))).toContain('4.1: one updated')
  })

  test('has the newest entry first, and its date', () => {
    const feed = parsed(dated)
    expect(textsOf(feed, 'updated')).toEqual(['2026-11-29T20:30:00Z'])
    expect(children(feed, 'entry').flatMap((entry) => textsOf(entry, 'id'))).toEqual([
      'pkg:npm/%40acme/core@2.0.0-rc.1%2Bbuild',
      'pkg:npm/%40acme/core@1.0.0',
    ])
    expect(textsOf(children(feed, 'entry')[0]!, 'summary')).toEqual([dated.entries[0]!.summary])
  })

  test('counts the entries whose date is not known', () => {
    expect(textsOf(parsed(dated), 'subtitle')).toEqual([`${dated.description}. Left out, with no known date: 1`])
    expect(textsOf(parsed(feedOf(dated.entries[0]!)), 'subtitle')).toEqual([dated.description])
  })
})

test('a feed without entries is Atom too', () => {
  const feed = parsed(feedOf())
  expect(broken(feed)).toEqual([])
  expect(children(feed, 'entry')).toEqual([])
})

test('a feed of entries without any date is RSS, which needs none', () => {
  const entries = [entryOf('1.0.0'), entryOf('0.9.0')]
  expect(feedFormat(entries)).toBe('rss')
  const rss = parsed(feedOf(...entries))
  expect([rss.localName, rss.getAttribute('version')]).toEqual(['rss', '2.0'])
  const [channel] = children(rss, 'channel')
  expect(children(channel!, 'item').flatMap((item) => textsOf(item, 'guid'))).toEqual([
    '@acme/core@1.0.0',
    '@acme/core@0.9.0',
  ])
  expect(textsOf(channel!, 'link')).toContain('https://docs.test/api')
})
