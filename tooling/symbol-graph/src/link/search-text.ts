import { firstSentence, plainText } from '@signpost/graph-model/model'
import type { HastNode } from '@signpost/graph-model/model'
import type { EntryText, PackageText } from '@signpost/name-search/write'
import type { Comment } from '../docs/comment.ts'
import { contentOf } from '../docs/comment-content.ts'
import type { DraftMember, DraftPart, DraftSignature, PackageDraft } from '../draft/draft.ts'
import type { GraphIndex, IndexedSymbol } from './graph-index.ts'
import { leadSignature } from './refs.ts'
import { cut, shownLine } from './shown-line.ts'
import { routeOf } from './signatures/route.ts'

/** Longest text of a declaration, and of a section of a README, that is searched, in characters; the rest is cut. */
const longestText = 4000

/**
 * Text that the search finds a declaration by, and its row; undefined for one without a signature.
 *
 * @param symbol - Symbol in whose scope names resolve.
 */
export function entryText(
  signatures: readonly DraftSignature[],
  symbol: IndexedSymbol,
  index: GraphIndex,
  member?: Pick<DraftMember, 'kind'>,
): EntryText | undefined {
  const comments = signatures.map(({ comment }) => comment)
  const lead = leadSignature(signatures)
  if (lead === undefined) return undefined
  const described = lead.comment.summaryText === '' ? comments.find(({ summaryText }) => summaryText !== '') : undefined
  const { summaryText } = described ?? lead.comment
  const texts = signatures.flatMap(({ comment, parts = [] }) => [...textsOf(comment), ...partTexts(parts)])
  const route = routeOf(lead, symbol, index, member)
  return {
    summary: firstSentence(summaryText),
    ...(route === undefined ? {} : { route: route.join('\t') }),
    signature: shownLine(lead, symbol, index),
    more: cut([...new Set(texts)].join('\n'), longestText),
    aliases: comments.flatMap(({ searchAliases = [] }) => searchAliases).join(' '),
  }
}

function* partTexts(parts: readonly DraftPart[]): Iterable<string> {
  for (const { name, comment, parts: inner } of parts) {
    if (comment !== undefined && !comment.isSilent) yield [name, ...textsOf(comment)].join(' ')
    yield* partTexts(inner)
  }
}

/** Texts of a comment. */
function textsOf(comment: Comment): string[] {
  const { docs, parameters, typeParameters, returns } = contentOf(comment)
  const named = [...parameters, ...typeParameters].map(([name, content]) => `${name} ${plainText(content)}`)
  const blocks = docs.blocks.map(({ content }) => content)
  const contents = [docs.remarks, docs.deprecated ?? [], returns, ...docs.throws, ...blocks]
  return [docs.summaryText, ...named, ...contents.map(plainText)].filter((text) => text !== '')
}

/** Description of a package and the sections of its README. */
export function packageTexts({ source, readme, modules }: PackageDraft): PackageText[] {
  const modulesText = modules.flatMap(({ comment }) => textsOf(comment))
  const description = [source.description, ...modulesText].filter((text) => text !== '').join('\n')
  const sections: { anchor: string; heading: string; nodes: HastNode[] }[] = [{ anchor: '', heading: '', nodes: [] }]
  for (const node of readme?.content ?? []) {
    const [tag, properties] = typeof node === 'string' ? [''] : node
    const id = properties === 0 ? undefined : properties?.['id']
    if (/^h[2-6]$/u.test(tag) && typeof id === 'string') {
      sections.push({ anchor: id, heading: plainText([node]), nodes: [] })
    } else sections.at(-1)!.nodes.push(node)
  }
  return sections
    .map(({ anchor, heading, nodes }, at) => {
      const text = nodes.map((node) => plainText([node])).join(' ')
      return { anchor, heading, text: cut(at === 0 ? `${description}\n${text}`.trim() : text, longestText) }
    })
    .filter(({ heading, text }) => heading !== '' || text !== '')
}
