import { changePages, type ManifestPackage, type VersionChanges } from '@signpost/graph-model'
import { content, graph } from '#app/data/index.server.ts'
import { defaultLocale, pathOf, withBase } from '#app/urls/index.ts'
import { hasPrograms } from './twin-path.server.ts'
import type { ProgramFile } from './twin.server.ts'
import { escapeXml } from './xml.ts'

/** Most versions of one package in a feed. */
const mostVersions = 20

/** Most changes that an entry names. */
const mostNames = 30

/** Path of the feed of a package's changes, or of all packages. */
export function feedPath(slug?: string): string {
  const place = slug === undefined ? ({ at: 'api' } as const) : ({ at: 'package', slug } as const)
  return `${pathOf(defaultLocale, place)}/changes.xml`
}

/** Whether the site has feeds: their entries need the address of the site. */
export function hasFeeds(): boolean {
  return hasPrograms() && content().manifest.config.url !== ''
}

/** Packages with recorded changes. */
function packagesWithChanges(): ManifestPackage[] {
  return graph().manifest.packages.filter(({ files }) => files.changes !== undefined)
}

/** Paths of the feeds. */
export function feedPaths(): string[] {
  const packages = hasFeeds() ? packagesWithChanges() : []
  return packages.length === 0 ? [] : [feedPath(), ...packages.map(({ slug }) => feedPath(slug))]
}

/**
 * Feed of the released changes of the API, by its path; undefined for any other path. It is RSS: recorded changes have no dates,
 * which Atom requires, and without one a reader takes the day on which it saw an entry first.
 */
export function feedText(path: string): ProgramFile | undefined {
  if (!path.endsWith('/changes.xml') || !hasFeeds()) return undefined
  const all = packagesWithChanges()
  const own = path === feedPath() ? all : all.filter(({ slug }) => feedPath(slug) === path)
  if (own.length === 0) return undefined
  const { title, url } = content().config(defaultLocale)
  const { name, slug } = own[0]!
  const isWhole = path === feedPath()
  const place = isWhole ? ({ at: 'api' } as const) : ({ at: 'changes', slug } as const)
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    `<title>${escapeXml(`${isWhole ? title : name}: changes of the API`)}</title>`,
    `<link>${escapeXml(url + withBase(pathOf(defaultLocale, place)))}</link>`,
    `<description>${escapeXml(`Versions that changed the API of ${isWhole ? title : name}`)}</description>`,
    `<atom:link rel="self" type="application/rss+xml" href="${escapeXml(url + withBase(path))}"/>`,
    ...own.flatMap((one) => items(one, url)),
    '</channel></rss>',
  ]
  return { type: 'application/rss+xml; charset=utf-8', text: `${lines.join('\n')}\n` }
}

function items({ slug, name }: ManifestPackage, url: string): string[] {
  const versions = graph().changes(slug)?.versions ?? []
  const pages = changePages(versions)
  return versions
    .flatMap((one, at) => (one.version === null || one.changes.length === 0 ? [] : [{ one, page: pages[at]![0] ?? 1 }]))
    .slice(0, mostVersions)
    .map(({ one, page }) => {
      const path = pathOf(defaultLocale, { at: 'changes', slug, ...(page > 1 && { number: page }) })
      return [
        '<item>',
        `<title>${escapeXml(`${name} ${one.version}: ${summary(one)}`)}</title>`,
        `<link>${escapeXml(`${url}${withBase(path)}#${one.anchor}`)}</link>`,
        `<guid isPermaLink="false">${escapeXml(`${name}@${one.version}`)}</guid>`,
        `<description>${escapeXml(names(one))}</description>`,
        '</item>',
      ].join('')
    })
}

function summary({ changes, isBaseline }: VersionChanges): string {
  const breaking = changes.filter(({ level }) => level === 'major').length
  if (isBaseline) return `${changes.length} names`
  const all = changes.length === 1 ? '1 change' : `${changes.length} changes`
  return breaking === 0 ? all : `${all}, ${breaking} breaking`
}

function names({ changes }: VersionChanges): string {
  const shown = changes
    .slice(0, mostNames)
    .map(({ name, change, level }) => `${name} ${change}${level === 'major' ? ' (breaking)' : ''}`)
  const rest = changes.length - shown.length
  return [...shown, ...(rest > 0 ? [`and ${rest} more`] : [])].join(', ')
}
