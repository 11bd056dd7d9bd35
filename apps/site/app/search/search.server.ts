import type { Doc, HastNode } from '@signpost/docs-content/reader'
import { type AnswerIndex, openAnswers, openWords, type SearchExamples } from '@signpost/name-search'
import type { Graph } from '@signpost/graph-model'
import { hasArrow, type SignatureAsker, signatureAsker } from '@signpost/name-search/signatures'
import { cachedPage, content, graph } from '#app/data/index.server.ts'
import { inLocale, type Locale, withBase } from '#app/urls/index.ts'
import { answerSearch } from './answer-search.ts'
import { type GuideIndex, type GuideSection, type GuideTexts, indexGuides } from './guides.ts'
import { longestQuery, pageLimits, type SearchAnswer } from './search-answer.ts'
import { releaseIn } from './search-folder.ts'
import { signatureAnswer } from './signature-answer.ts'

/** Query of a request, for readers without scripts. */
export function queryOf(request: Request): string {
  return (new URL(request.url).searchParams.get('q') ?? '').trim().slice(0, longestQuery)
}

/** Slug of the release that a request searches: `core@1.2.0`; `null` for the current API. */
export function releaseOf(request: Request): string | null {
  const slug = releaseIn(new URL(request.url).searchParams)
  return slug !== null && graphOf(slug) !== undefined ? slug : null
}

/** Graph that is searched: the current one, or that of a release; `undefined` for an unknown release. */
export function graphOf(release: string | null | undefined): Graph | undefined {
  return release == null ? graph() : graph().release?.(release)
}

/**
 * Searches on the server, with the same results as in the browser.
 *
 * @param release - Slug of a release; `null` for the current API.
 */
export async function serverSearch(
  query: string,
  locale: Locale,
  release: string | null,
): Promise<SearchAnswer | null> {
  const asker = hasArrow(query) ? signatures(release) : undefined
  if (asker) return signatureAnswer(query, await asker.ask(query, { limit: pageLimits.names }))
  const index = query === '' ? undefined : answers(release)
  return index ? answerSearch(index, guides(locale), { query, ...pageLimits }) : null
}

/** Queries to try, of names of this site or of a release; `null` when the graph was built without names. */
export function searchExamples(release: string | null): SearchExamples | null {
  return answers(release)?.examples ?? null
}

/** Piece of the index of words; `undefined` for an unknown name, as that of a piece of an earlier build. */
export function wordsPiece(name: string, release?: string | null): Uint8Array | undefined {
  return cachedPage(`search/words/${release ?? ''}`, () => {
    const file = graphOf(release)?.wordsFile()
    return file && openWords(file)
  })?.(name)
}

/** Names of all pieces of the index of words. */
export function wordsPieces(release: string | null): readonly string[] {
  return answers(release)?.pieces ?? []
}

/** Fingerprint of a file of the search that has its content hash in the graph; `undefined` for any other path. */
export function searchVersion(path: string): string | undefined {
  const { release, file } = /^\/search(?:\/in\/(?<release>[^/]+))?\/(?<file>.+)$/u.exec(path)?.groups ?? {}
  if (file === undefined) return undefined
  const { names, signatures = [] } = graphOf(release)?.manifest ?? {}
  if (file === 'names.bin') return names
  const { piece, number } = /^words\/(?<piece>.+)$|^signatures\/(?<number>\d+)\.json$/u.exec(file)?.groups ?? {}
  return piece ?? signatures[Number(number)]
}

/** `undefined` when the graph was built without signatures. */
function signatures(release: string | null): SignatureAsker | undefined {
  const searched = graphOf(release)
  if (searched?.signaturesFile(0) === undefined) return undefined
  return cachedPage(`search/signatures/${release ?? ''}`, () =>
    signatureAsker((file) => searched.signaturesFile(file)!.text),
  )
}

/** `undefined` when the graph was built without names. */
function answers(release: string | null): AnswerIndex | undefined {
  return cachedPage(`search/names/${release ?? ''}`, () => {
    const file = graphOf(release)?.namesFile()
    const load = (name: string): Uint8Array => {
      const piece = wordsPiece(name, release)
      if (piece === undefined) throw new Error('found no such piece in the graph')
      return piece
    }
    return file && openAnswers(file.bytes, load)
  })
}

function guides(locale: Locale): GuideIndex {
  return cachedPage(`search/guides/${locale}`, () =>
    indexGuides(guideTexts(locale, content().lastVersion(locale).name)!),
  )
}

/** Searchable texts of a docs version; `undefined` for an unknown version. */
export function guideTexts(locale: Locale, name: string): GuideTexts | undefined {
  const version = content()
    .versions(locale)
    .find((candidate) => candidate.name === name)
  const listed = version?.docs.filter(({ unlisted, draft }) => !unlisted && !draft)
  return listed && { docs: listed.flatMap(({ id }) => docTexts(content().doc(locale, name, id), locale)) }
}

function docTexts(doc: Doc | undefined, locale: Locale): GuideTexts['docs'] {
  if (!doc) return []
  const keywords = doc.keywords.length === 0 ? ([] as const) : ([doc.keywords.join(' ')] as const)
  return [
    [
      doc.heading || doc.title,
      withBase(inLocale(doc.path, locale)),
      doc.lang === locale ? '' : doc.lang,
      sectionsOf(doc),
      ...keywords,
    ],
  ]
}

/** Text of a doc by section. */
function sectionsOf({ content: nodes, description }: Doc): GuideSection[] {
  const sections: { anchor: string; heading: string; words: string[] }[] = [
    { anchor: '', heading: '', words: [description] },
  ]
  const walk = (node: HastNode): void => {
    if (typeof node === 'string') {
      sections.at(-1)!.words.push(node)
      return
    }
    const [tag, properties, ...children] = node
    if (/^h[2-6]$/.test(tag) && properties !== 0 && typeof properties.id === 'string') {
      sections.push({ anchor: properties.id, heading: textOf(node).trim(), words: [] })
      return
    }
    for (const child of children) walk(child)
    if (blocks.has(tag)) sections.at(-1)!.words.push(' ')
  }
  nodes.forEach(walk)
  return sections.map(({ anchor, heading, words }) => [anchor, heading, words.join('').replace(/\s+/g, ' ').trim()])
}

/** Elements that end a word. */
const blocks = new Set(['p', 'li', 'td', 'th', 'pre', 'dt', 'dd', 'h1', 'summary', 'label', 'div', 'blockquote'])

function textOf(node: HastNode): string {
  return typeof node === 'string'
    ? node
    : node
        .slice(2)
        .map((child) => textOf(child as HastNode))
        .join('')
}
