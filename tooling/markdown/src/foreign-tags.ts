import type { Html, Parents, Root } from 'mdast'
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

const tag = /<(?<slash>\/?)(?<name>[A-Za-z][\w.:-]*)(?<rest>[^<>]*)>?/gu

/**
 * Escapes tags in the HTML of a text that are no HTML elements, and inline elements without a start or an end in the same
 * paragraph: authors of doc comments write types and JSX outside of code. `<note>` with its end is a quotation.
 */
export function escapeForeignTags(mdast: Root): void {
  visit(mdast, 'html', (node: Html, _, parent) => {
    node.value = escapeTags(node.value, parent === undefined ? new Set() : tagsOf(parent))
  })
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
  return html.replace(tag, (all: string, ...args: unknown[]) => {
    const { slash, name } = args.at(-1) as { slash: string; name: string }
    const hasOther = around.has(slash === '' ? `/${name}` : name)
    if (boxes.has(name) && hasOther) return `<${slash}blockquote>`
    const isElement = elements.has(name) && (!paired.has(name) || hasOther)
    return isElement ? all : all.replace('<', '&lt;')
  })
}
