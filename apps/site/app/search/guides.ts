import MiniSearch, { type MatchInfo } from 'minisearch'
import { plainWord, possibleStems, stemsOfQuery } from '@signpost/name-search'
import { rankSections } from './rank-sections.ts'
import { type Mark, marksOf, snippetOf, wordsOf } from './snippet.ts'

/** Section of a doc: the text below a heading, or before the first one. */
export type GuideSection = readonly [anchor: string, heading: string, text: string]

/** Searchable text of a doc; without keywords when its author gave none. */
export type GuideDoc = readonly [
  title: string,
  href: string,
  lang: string,
  sections: readonly GuideSection[],
  keywords?: string,
]

/** Searchable text of the docs of a version in a locale. */
export interface GuideTexts {
  /** `lang` is empty when the text is in the page's language. */
  docs: readonly GuideDoc[]
}

/** A section of a doc that matches. */
export interface GuideHit {
  /** Includes the anchor of the heading. */
  href: string
  title: string
  titleMarks: readonly Mark[]
  /** Heading of the section; empty before the first heading. */
  heading: string
  headingMarks: readonly Mark[]
  /** Text around the first match; empty when only headings match. */
  snippet: string
  snippetMarks: readonly Mark[]
  /** Language of the text; empty when it is the page's. */
  lang: string
}

/** Index of docs. */
export interface GuideIndex {
  search: (terms: string, limit: number) => { hits: readonly GuideHit[]; total: number }
}

interface Indexed {
  id: number
  title: string
  heading: string
  text: string
}

const weights = { title: 8, heading: 3, text: 1 }

/** Number of words of a query that are searched; the others are ignored. */
const mostWords = 12

/** Creates an index of docs. A word is also found as a prefix, and approximately; sections with every word of a query come before others. */
export function indexGuides({ docs }: GuideTexts): GuideIndex {
  const parts = docs.flatMap((doc) => doc[3].map((section) => ({ doc, section })))
  // Texts have few words many times, and stems are found once for each.
  const stemsByTerm = new Map<string, string[]>()
  const index = new MiniSearch<Indexed>({
    fields: ['title', 'heading', 'text'],
    tokenize: wordsOf,
    processTerm(term) {
      const known = stemsByTerm.get(term)
      const stems = known ?? stemsOfQuery(term)
      if (known === undefined) stemsByTerm.set(term, stems)
      return stems
    },
    searchOptions: {
      boost: weights,
      prefix: (term) => term.length > 1,
      fuzzy: (term) => (term.length > 6 ? 0.3 : term.length > 3 ? 0.2 : false),
      // Another word that looks alike is no match among those that have the word itself.
      weights: { prefix: 0.2, fuzzy: 0.3 },
      // A section of a page of reference is short for being one of many, not for being about one thing.
      bm25: { k: 1.2, b: 0.4, d: 0.5 },
    },
  })
  // Title and keywords are indexed with the first section only: otherwise they would match every section of the doc.
  index.addAll(
    parts.map(({ doc, section }, id) => ({
      id,
      title: section === doc[3][0] ? `${doc[0]} ${doc[4] ?? ''}` : '',
      heading: section[1],
      text: section[2],
    })),
  )

  const indexed = new Set([...stemsByTerm.values()].flat())
  const firsts = new Map(parts.flatMap(({ doc, section }, id) => (section === doc[3][0] ? [[doc, id] as const] : [])))
  const sections = {
    count: parts.length,
    textOf: (id: number) => parts[id]!.section[2],
    firstOf: (id: number) => firsts.get(parts[id]!.doc)!,
    headingOf: (id: number) =>
      `${parts[id]!.section === parts[id]!.doc[3][0] ? parts[id]!.doc[0] : ''} ${parts[id]!.section[1]}`,
  }
  const hitOf = ({ id, match }: { id: number; match: MatchInfo }): GuideHit => {
    const { doc, section } = parts[id]!
    const [title, href, lang] = doc
    const [anchor, heading, text] = section
    const words = wordsIn(match)
    const snippet = words.text.length === 0 ? { snippet: '', snippetMarks: [] } : snippetOf(text, words.text)
    const titleMarks = marksOf(title, words.title)
    return {
      href: anchor === '' ? href : `${href}#${anchor}`,
      title,
      titleMarks,
      heading,
      headingMarks: marksOf(heading, words.heading),
      lang,
      ...snippet,
    }
  }
  return {
    search(terms, limit) {
      const words = [...new Set(wordsOf(terms))].map((word) => stemsIn(indexed, word))
      const known = words.filter((stems) => stems.length > 0).slice(0, mostWords)
      const results = known.map((stems) => stems.map((stem) => index.search(stem, { processTerm: (term) => term })))
      const found = rankSections(known, results, sections)
      return { hits: found.slice(0, limit).map(hitOf), total: found.length }
    },
  }
}

/** Stems of a word of a query; for one without diacritics also the stems in the index that it may have with them. */
function stemsIn(indexed: ReadonlySet<string>, word: string): string[] {
  const stems = stemsOfQuery(word)
  const plain = plainWord(word)
  if (stems.length === 0 || plain !== word.toLowerCase()) return stems
  return [...new Set([...stems, ...possibleStems(plain).filter((stem) => indexed.has(stem))])]
}

/** Matching words of the index, by the field in which they matched. */
function wordsIn(match: MatchInfo): Record<keyof typeof weights, string[]> {
  const inField = (field: string): string[] => Object.keys(match).filter((word) => match[word]!.includes(field))
  return { title: inField('title'), heading: inField('heading'), text: inField('text') }
}
