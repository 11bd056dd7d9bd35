import type { Html, Paragraph, Parents, Root, RootContent } from 'mdast'
import { visit } from 'unist-util-visit'

/** HTML elements that an author may write in a doc comment. */
const elements: ReadonlySet<string> = new Set(
  (
    'a abbr b blockquote br caption center cite code dd del details dfn dir div dl dt em figcaption figure font h1 h2 h3 h4 h5 h6 ' +
    'hr i iframe img ins kbd li mark ol p picture pre q s samp section small source span strike strong sub summary sup table ' +
    'tbody td tfoot th thead tr tt u ul var video wbr'
  ).split(' '),
)

/** Inline elements that mean nothing without their end. */
const paired: ReadonlySet<string> = new Set(
  'a abbr b center cite code del dfn em font i ins kbd mark q s samp small span strike strong sub sup tt u var'.split(
    ' ',
  ),
)

/** Elements of other documentation systems for a box around a text. */
const boxes: ReadonlySet<string> = new Set(['caution', 'important', 'note', 'tip', 'warning'])

/** Elements of other documentation systems that mark a text without changing it. */
const wrappers: ReadonlySet<string> = new Set(['fullname', 'para'])

const tag = /<(?<slash>\/?)(?<name>[A-Za-z][\w.:-]*)(?<rest>[^<>]*)>?/gu

/**
 * Escapes tags in the HTML of a text that are no HTML elements, `<!doctype>`, `<![CDATA[]]>` and `<?xml?>`, and inline elements
 * without a start or an end in the same paragraph: authors of doc comments write types and JSX outside of code. `<note>` with its end
 * is a quotation, and `<fullname>` with its end is left out. A block of HTML of which only words are left is a part of the paragraph
 * right before or after it.
 */
export function escapeForeignTags(mdast: Root): void {
  const parents = new Set<Parents>()
  visit(mdast, 'html', (node: Html, _, parent) => {
    const value = escapeTags(node.value, parent === undefined ? new Set() : tagsOf(parent))
    if (value !== node.value && !value.includes('<') && parent?.type !== 'paragraph') parents.add(parent!)
    node.value = value
  })
  for (const parent of parents) joinWords(parent)
}

/** Replaces blocks of HTML without tags by paragraphs, and joins these to the paragraphs on the lines beside them. */
function joinWords(parent: Parents): void {
  const joined: RootContent[] = []
  let isWords = false
  for (const child of parent.children) {
    const wasWords = isWords
    isWords = child.type === 'html' && !child.value.includes('<')
    const node: RootContent = isWords ? paragraphOf(child as Html) : child
    const before = joined.at(-1)
    if (
      (isWords || wasWords) &&
      before?.type === 'paragraph' &&
      node.type === 'paragraph' &&
      isNextLine(before, node)
    ) {
      joined.splice(-1, 1, {
        ...before,
        children: [...before.children, { type: 'text', value: '\n' }, ...node.children],
        position: { start: before.position!.start, end: node.position!.end },
      })
    } else joined.push(node)
  }
  parent.children = joined as typeof parent.children
}

function paragraphOf(words: Html): Paragraph {
  return { type: 'paragraph', children: [words], ...(words.position && { position: words.position }) }
}

function isNextLine(before: Paragraph, after: Paragraph): boolean {
  return before.position?.end.line === (after.position?.start.line ?? 0) - 1
}

const known = new WeakMap<Parents, ReadonlySet<string>>()

/** Tags in the HTML of a node's children: `b`, `/b`. */
function tagsOf(parent: Parents): ReadonlySet<string> {
  const before = known.get(parent)
  if (before !== undefined) return before
  const tags = new Set(
    parent.children.flatMap((child) => {
      if (child.type !== 'html') return []
      return Array.from(child.value.matchAll(tag), ({ groups }) => `${groups!['slash']!}${groups!['name']!}`)
    }),
  )
  known.set(parent, tags)
  return tags
}

function escapeTags(html: string, around: ReadonlySet<string>): string {
  if (html.startsWith('<!--')) return html
  return html.replace(/<(?=\?|!(?!--))/gu, '&lt;').replace(tag, (all: string, ...args: unknown[]) => {
    const { slash, name } = args.at(-1) as { slash: string; name: string }
    const hasOther = around.has(slash === '' ? `/${name}` : name)
    if (boxes.has(name) && hasOther) return `<${slash}blockquote>`
    if (wrappers.has(name) && hasOther) return ''
    const isElement = elements.has(name) && (!paired.has(name) || hasOther)
    return isElement ? all : all.replace('<', '&lt;')
  })
}
