import { dividedPages, joinedPages, markdownOf } from '@signpost/graph-markdown'
import { type HastNode, textBytes } from '@signpost/graph-model'
import { cachedPage, content, graph, perGraph } from '#app/data/index.server.ts'
import { defaultLocale, pathOf } from '#app/urls/index.ts'
import { programLinks } from './links.server.ts'
import { markdownAt, type ProgramFile } from './twin.server.ts'
import { hasPrograms, twinBase, type OwnPlace } from './twin-path.server.ts'

const plain = 'text/plain; charset=utf-8'

/** List of the site's pages for language models, see https://llmstxt.org. */
function llmsList(): string {
  return cachedPage('program/llms', () => {
    const { title, description } = content().config(defaultLocale)
    const docs = content()
      .lastVersion(defaultLocale)
      .docs.filter((doc) => doc.unlisted !== true && doc.draft !== true)
    const packages = graph().manifest.packages
    const listed = (place: OwnPlace, name: string, text: string): HastNode[] => {
      const base = twinBase(place)
      return base === undefined ? [] : [item(`${base}.md`, name, text)]
    }
    const nodes: HastNode[] = [
      ['h1', 0, title],
      ...(description === '' ? [] : [['blockquote', 0, ['p', 0, description]] satisfies HastNode]),
      ...section(
        'Docs',
        docs.flatMap(({ path, title: name, description: text }) => {
          return listed({ at: 'doc', path, locale: defaultLocale }, name, text)
        }),
      ),
      ...section(
        'Packages',
        packages.flatMap((one) => listed({ at: 'package', slug: one.slug }, one.name, one.description)),
      ),
      ...section(
        'Optional',
        packages.flatMap(({ slug, name }) => {
          return llmsFullPaths(slug).map((path) => item(path, name, 'everything about the package in one file'))
        }),
      ),
    ]
    return markdownOf(nodes, [], programLinks())
  })
}

function section(heading: string, items: readonly HastNode[]): HastNode[] {
  return items.length === 0
    ? []
    : [
        ['h2', 0, heading],
        ['ul', 0, ...items],
      ]
}

function item(path: string, name: string, text: string): HastNode {
  return ['li', 0, ['a', { href: path }, name], text === '' ? '' : `: ${text}`]
}

/**
 * Bytes of the texts of the pages in one file with everything about a package. The Markdown of a file has 0.35 to 0.6 times as many, so a
 * file stays below 1 MB; the number of files is known before they are made.
 */
const fileBytes = 1_500_000

/** Pages in each file with everything about a package. */
const fullFiles = perGraph((slug: string): readonly OwnPlace[][] => {
  const index = graph().package(slug)
  if (index === undefined) return []
  const places: OwnPlace[] = [
    { at: 'package', slug },
    ...index.symbols.map(({ kind, name }): OwnPlace => ({ at: 'symbol', page: { slug, kind, name } })),
  ]
  const sizeOf = (place: OwnPlace): number =>
    place.at === 'symbol' ? (graph().symbolSize(place.page) ?? 0) : textBytes([index, graph().readme(slug)])
  return dividedPages(places, sizeOf, fileBytes)
})

function llmsFullPaths(slug: string): string[] {
  return fullFiles(slug).map(
    (_, at) => `${pathOf(defaultLocale, { at: 'package', slug })}/${numbered('llms-full', at)}`,
  )
}

function numbered(name: string, at: number): string {
  return `${name}${at === 0 ? '' : `-${at + 1}`}.txt`
}

const fullPath = /^(?<package>.*)\/llms-full(?:-(?<number>[2-9]|[1-9]\d+))?\.txt$/u
const listPath = '/llms.txt'

/** Package of a file with everything about it, by the path of the file. */
export function llmsFullPackage(path: string): { slug: string; number: number } | undefined {
  const { package: own, number = '1' } = fullPath.exec(path)?.groups ?? {}
  if (own === undefined || !hasPrograms()) return undefined
  const found = graph().manifest.packages.find(({ slug }) => pathOf(defaultLocale, { at: 'package', slug }) === own)
  return found && { slug: found.slug, number: Number(number) }
}

/** One of the files for language models, by its path; undefined for any other path. */
export function llmsText(path: string): ProgramFile | undefined {
  if (!hasPrograms()) return undefined
  if (path === listPath) return { type: plain, text: llmsList() }
  const full = llmsFullPackage(path)
  const places = full && fullFiles(full.slug)[full.number - 1]
  return places && { type: plain, text: joinedPages(places.flatMap((place) => markdownAt(place) ?? [])) }
}

/** Paths of the files for language models. */
export function llmsPaths(): string[] {
  return hasPrograms() ? [listPath, ...graph().manifest.packages.flatMap(({ slug }) => llmsFullPaths(slug))] : []
}
