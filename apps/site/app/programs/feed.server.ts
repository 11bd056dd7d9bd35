import { changePages, type ManifestPackage, type VersionChanges } from '@signpost/graph-model'
import { content, graph } from '#app/data/index.server.ts'
import type { FeedLink } from '#app/site/index.ts'
import { defaultLocale, pathOf, withBase } from '#app/urls/index.ts'
import { feedFormat, type FeedEntry, feedTypes, printFeed } from './changes-feed.ts'
import { hasPrograms } from './twin-path.server.ts'
import type { ProgramFile } from './twin.server.ts'

/** Most versions of one package in a feed. */
const mostVersions = 20

/** Most changes that an entry names. */
const mostNames = 30

/** Path of the feed of a package's changes, or of all packages. */
function feedPath(slug?: string): string {
  const place = slug === undefined ? ({ at: 'api' } as const) : ({ at: 'package', slug } as const)
  return `${pathOf(defaultLocale, place)}/changes.xml`
}

/** Whether the site has feeds: their entries need the address of the site. */
function hasFeeds(): boolean {
  return hasPrograms() && content().manifest.config.url !== ''
}

/** Packages with recorded changes. */
function packagesWithChanges(): ManifestPackage[] {
  return graph().manifest.packages.filter(({ files }) => files.changes !== undefined)
}

/** Link in the head of a page to the feed of a package's changes, or of all packages; undefined where there is none. */
export function feedLink(slug?: string): FeedLink | undefined {
  const own = hasFeeds() ? packagesWithChanges().filter((one) => slug === undefined || one.slug === slug) : []
  if (own.length === 0) return undefined
  const type = feedTypes[feedFormat(own.flatMap((one) => entriesOf(one, '')))]
  return { type, href: withBase(feedPath(slug)) }
}

/** Paths of the feeds. */
export function feedPaths(): string[] {
  const packages = hasFeeds() ? packagesWithChanges() : []
  return packages.length === 0 ? [] : [feedPath(), ...packages.map(({ slug }) => feedPath(slug))]
}

/** Feed of the released changes of the API, by its path; undefined for any other path. */
export function feedText(path: string): ProgramFile | undefined {
  if (!path.endsWith('/changes.xml') || !hasFeeds()) return undefined
  const all = packagesWithChanges()
  const isWhole = path === feedPath()
  const own = isWhole ? all : all.filter(({ slug }) => feedPath(slug) === path)
  if (own.length === 0) return undefined
  const { title, url } = content().config(defaultLocale)
  const { name, slug } = own[0]!
  const about = isWhole ? title : name
  const entries = own.flatMap((one) => entriesOf(one, url))
  const text = printFeed({
    title: `${about}: changes of the API`,
    description: `Versions that changed the API of ${about}`,
    site: title,
    self: url + withBase(path),
    page: url + withBase(pathOf(defaultLocale, isWhole ? { at: 'api' } : { at: 'changes', slug })),
    entries,
  })
  return { type: `${feedTypes[feedFormat(entries)]}; charset=utf-8`, text }
}

function entriesOf({ slug, name }: ManifestPackage, url: string): FeedEntry[] {
  const versions = graph().changes(slug)?.versions ?? []
  const pages = changePages(versions)
  return versions
    .flatMap((one, at) => {
      const { version, date, anchor, changes } = one
      if (version === null || changes.length === 0) return []
      const page = pages[at]![0] ?? 1
      const path = pathOf(defaultLocale, { at: 'changes', slug, ...(page > 1 && { number: page }) })
      const href = `${url}${withBase(path)}#${anchor}`
      return [{ title: `${name} ${version}: ${summary(one)}`, name, version, date, href, summary: names(one) }]
    })
    .slice(0, mostVersions)
}

function summary({ changes }: VersionChanges): string {
  const breaking = changes.filter(({ level }) => level === 'major').length
  const all = changes.length === 1 ? '1 change' : `${changes.length} changes`
  return breaking === 0 ? all : `${all}, ${breaking} breaking`
}

function names({ changes }: VersionChanges): string {
  const shown = changes.slice(0, mostNames).map(({ name, specifier, change, level }) => {
    const place = specifier === undefined ? '' : ` in ${specifier}`
    return `${name}${place} ${change}${level === 'major' ? ' (breaking)' : ''}`
  })
  const rest = changes.length - shown.length
  return [...shown, ...(rest > 0 ? [`and ${rest} more`] : [])].join(', ')
}
