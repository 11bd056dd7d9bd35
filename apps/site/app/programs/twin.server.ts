import {
  changesMarkdown,
  type JsonPage,
  listMarkdown,
  type ListPage,
  markdownOf,
  packageMarkdown,
  pageJson,
  symbolMarkdown,
} from '@signpost/graph-markdown'
import {
  changesOnPage,
  countChangePages,
  type HastNode,
  type Ref,
  type SymbolPage,
  type VersionChanges,
} from '@signpost/graph-model'
import { content, coverageSlug, graph, hasCoveragePage, packageCoverage, readSymbol } from '#app/data/index.server.ts'
import { inLocale, type Overview, overviews, type Place } from '#app/urls/index.ts'
import { entryHref, fullHref, programLinks } from './links.server.ts'
import {
  hasPrograms,
  type OwnPlace,
  twinAt,
  twinBase,
  twinEndings,
  type TwinEnding,
  type TwinPlace,
} from './twin-path.server.ts'

/** Path of the JSON Schema of pages. */
export const schemaPath = '/api/page.schema.json'

/** A text with its media type. */
export interface ProgramFile {
  type: string
  text: string
}

/** Data of a list over all packages, from the subject that shows the lists. */
export type ReadList = (of: Overview) => ListPage

/** Text of a page for programs, by its path below the base URL; undefined for any other path. */
export function twinText(path: string, readList: ReadList): ProgramFile | undefined {
  const found = twinAt(path)
  if (found === undefined) return undefined
  const page = listAt(found.place, readList)
  if (page === undefined) return found.place.at === 'overview' ? undefined : textOf(found.place, found.ending)
  return found.ending === '.md' ? markdownFile(listMarkdown(page, programLinks())) : jsonFile(page)
}

/** Page that a twin shows, by the path of the twin; its version is that of the twin. */
export function twinOf(path: string): string | undefined {
  const found = twinAt(path)
  return found && twinBase(found.place)
}

/** Paths of the twins of all pages. */
export function twinPaths(places: readonly TwinPlace[]): string[] {
  if (!hasPrograms()) return []
  const paths = places.flatMap((place) => {
    const base = twinBase(place)
    return base === undefined ? [] : twinEndings.map((ending) => base + ending)
  })
  // Docs with one address are reported as such, and have one page.
  return [...new Map(paths.map((path) => [decodeURI(path).normalize('NFC'), path])).values()]
}

/** Every page with twins: those of the API in the default locale, the docs in each. */
export function twinPlaces(locales: readonly string[]): TwinPlace[] {
  const packages = graph().manifest.packages.flatMap(({ slug }): TwinPlace[] => {
    const changes = graph().changes(slug)
    const pages = changes ? countChangePages(changes.versions) : 0
    return [
      { at: 'package', slug },
      ...Array.from({ length: pages }, (_, at): Place & { at: 'changes' } => ({
        at: 'changes',
        slug,
        ...(at > 0 && { number: at + 1 }),
      })),
      ...(graph().package(slug)?.symbols ?? []).map(({ kind, name }): TwinPlace => {
        return { at: 'symbol', page: { slug, kind, name } }
      }),
    ]
  })
  const docs = locales.flatMap((locale) =>
    content()
      .versions(locale)
      .flatMap((version) => version.docs.map(({ path }): TwinPlace => ({ at: 'doc', path, locale }))),
  )
  const lists = overviews.map((of): TwinPlace => ({ at: 'overview', of }))
  if (hasCoveragePage()) lists.push({ at: 'package', slug: coverageSlug })
  return [...docs, { at: 'api' }, ...lists, ...packages]
}

/** List over all packages at a place. */
function listAt(place: TwinPlace, readList: ReadList): ListPage | undefined {
  if (place.at === 'overview') return readList(place.of)
  const isCoverage = place.at === 'package' && place.slug === coverageSlug && hasCoveragePage()
  return isCoverage ? { kind: 'coverage', packages: packageCoverage(), refs: [] } : undefined
}

function textOf(place: OwnPlace, ending: TwinEnding): ProgramFile | undefined {
  if (ending === '.md') {
    const text = markdownAt(place)
    return text === undefined ? undefined : markdownFile(text)
  }
  const page = jsonAt(place)
  return page && jsonFile(page)
}

function markdownFile(text: string): ProgramFile {
  return { type: 'text/markdown; charset=utf-8', text }
}

function jsonFile(page: JsonPage): ProgramFile {
  return { type: 'application/json; charset=utf-8', text: pageJson(page, fullHref(schemaPath)) }
}

function symbolAt({ page }: Place & { at: 'symbol' }): SymbolPage | undefined {
  const found = graph().package(page.slug) && readSymbol(page)
  return found && !('redirect' in found) ? found : undefined
}

/** Markdown of a page; undefined when there is none. */
export function markdownAt(place: OwnPlace): string | undefined {
  switch (place.at) {
    case 'api':
      return packagesMarkdown()
    case 'package': {
      const index = graph().package(place.slug)
      return (
        index &&
        packageMarkdown(index, graph().readme(place.slug), {
          links: programLinks(),
          symbolHref: (entry) => entryHref(place.slug, entry),
        })
      )
    }
    case 'changes': {
      const found = changesAt(place)
      return found && changesMarkdown(found.versions, found.refs, { links: programLinks(), name: found.package })
    }
    case 'symbol': {
      const page = symbolAt(place)
      const owner = page && graph().manifest.packages.find(({ slug }) => slug === place.page.slug)
      return (
        owner &&
        symbolMarkdown(page, {
          links: programLinks(),
          package: owner,
          childHref: (entry) => entryHref(place.page.slug, entry),
        })
      )
    }
    case 'doc': {
      const doc = content().docAt(place.locale, place.path)
      if (!doc) return undefined
      const head: HastNode[] = [['h1', 0, doc.heading]]
      return markdownOf([...head, ...doc.content], [], programLinks(place.locale, doc.version))
    }
  }
}

function changesAt({ slug, number = 1 }: Place & { at: 'changes' }):
  | {
      kind: 'changes'
      package: string
      versions: VersionChanges[]
      refs: readonly Ref[]
    }
  | undefined {
  const index = graph().package(slug)
  const changes = index && graph().changes(slug)
  if (!changes || number > countChangePages(changes.versions)) return undefined
  return { kind: 'changes', package: index.name, versions: changesOnPage(changes.versions, number), refs: changes.refs }
}

function packagesMarkdown(): string {
  const items = graph().manifest.packages.map(({ slug, name, description }): HastNode => {
    const base = twinBase({ at: 'package', slug })
    const link: HastNode = base === undefined ? name : ['a', { href: `${base}.md` }, name]
    return ['li', 0, link, description === '' ? '' : `: ${description}`]
  })
  return markdownOf(
    [
      ['h1', 0, 'Packages'],
      ['ul', 0, ...items],
    ],
    [],
    programLinks(),
  )
}

function jsonAt(place: OwnPlace): JsonPage | undefined {
  switch (place.at) {
    case 'api': {
      const packages = graph().manifest.packages.map(({ slug, name, version, description, entryPoints, counts }) => {
        return { slug, name, version, description, entryPoints, counts }
      })
      return { kind: 'packages', packages }
    }
    case 'package': {
      const index = graph().package(place.slug)
      return index && { kind: 'package', package: index, readme: graph().readme(place.slug) ?? null }
    }
    case 'changes':
      return changesAt(place)
    case 'symbol': {
      const symbol = symbolAt(place)
      return symbol && { kind: 'symbol', symbol }
    }
    case 'doc': {
      const doc = content().docAt(place.locale, place.path)
      return doc && { kind: 'doc', doc: { ...doc, path: inLocale(doc.path, place.locale) } }
    }
  }
}
