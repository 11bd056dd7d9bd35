import MiniSearch, { type MatchInfo, type SearchResult } from 'minisearch'
import { fold } from './fold.ts'
import { type Mark, marksOf, snippetOf, wordsOf } from './snippet.ts'

/** A part of a doc: what stands below a heading, or before the first one. */
export type GuideSection = readonly [anchor: string, heading: string, text: string]

/** The hand-written docs of a version in a language, as they are searched. */
export interface GuideTexts {
  /** `lang` is empty where the text is in the language of the page. */
  docs: readonly (readonly [title: string, href: string, lang: string, sections: readonly GuideSection[]])[]
}

/** A part of a doc that was found. */
export interface GuideHit {
  /** With the anchor of the heading. */
  href: string
  title: string
  titleMarks: readonly Mark[]
  /** Of the part; empty for what stands before the first heading. */
  heading: string
  headingMarks: readonly Mark[]
  /** Words around the first match; empty when only headings match. */
  snippet: string
  snippetMarks: readonly Mark[]
  /** The language of the words; empty where it is that of the page. */
  lang: string
}

/** Docs that can be searched. */
export interface GuideIndex {
  search: (terms: string, limit: number) => { hits: readonly GuideHit[]; total: number }
}

interface Indexed {
  id: number
  title: string
  heading: string
  text: string
}

const weights = { title: 4, heading: 3, text: 1 }

/** Makes the docs searchable: every word has to match, as it is, by its beginning, or nearly. */
export function indexGuides({ docs }: GuideTexts): GuideIndex {
  const parts = docs.flatMap((doc) => doc[3].map((section) => ({ doc, section })))
  const index = new MiniSearch<Indexed>({
    fields: ['title', 'heading', 'text'],
    tokenize: wordsOf,
    processTerm: (term) => fold(term),
    searchOptions: {
      boost: weights,
      combineWith: 'AND',
      prefix: (term) => term.length > 1,
      fuzzy: (term) => (term.length > 3 ? 0.2 : false),
    },
  })
  // The title counts for the first part only: it would bring every part of the doc.
  index.addAll(
    parts.map(({ doc, section }, id) => ({
      id,
      title: section === doc[3][0] ? doc[0] : '',
      heading: section[1],
      text: section[2],
    })),
  )

  const hitOf = ({ id, match }: SearchResult): GuideHit => {
    const { doc, section } = parts[id as number]!
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
      const found = index.search(terms)
      // Equal scores keep the order of the docs.
      found.sort((a, b) => b.score - a.score || Number(a.id) - Number(b.id))
      return { hits: found.slice(0, limit).map(hitOf), total: found.length }
    },
  }
}

/** The words of the index that were found, by the field that they were found in. */
function wordsIn(match: MatchInfo): Record<keyof typeof weights, string[]> {
  const inField = (field: string): string[] => Object.keys(match).filter((word) => match[word]!.includes(field))
  return { title: inField('title'), heading: inField('heading'), text: inField('text') }
}
