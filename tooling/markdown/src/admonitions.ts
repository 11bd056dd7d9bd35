import type { Blockquote, BlockContent, DefinitionContent, Paragraph, PhrasingContent, Root, RootContent } from 'mdast'
import { visit } from 'unist-util-visit'
import { fencedLines } from './code-fences.ts'

/** What an admonition can be, most harmless first. */
export const admonitionKinds = ['note', 'tip', 'info', 'important', 'warning', 'caution', 'danger'] as const

const kinds = new Set<string>(admonitionKinds)
const opening = /^ {0,3}:::([a-z]+)(?:[ \t](.*))?$/
const closing = /^ {0,3}:::$/
const opened = /^<!--signpost-admonition ([a-z]+) (.*)-->$/
const closed = '<!--/signpost-admonition-->'

/**
 * Turns the lines `:::note Title` and `:::` into HTML comments, so that no list or quote before them swallows them.
 * Lines stay where they are, therefore positions do. Lines within code fences are left alone.
 */
export function markAdmonitions(source: string): string {
  if (!/^ {0,3}:::[a-z]/m.test(source)) return source
  const written = source.split('\n')
  const fenced = fencedLines(written)
  let depth = 0
  const lines = written.map((line, index) => {
    if (fenced[index]) return line
    const start = opening.exec(line.trimEnd())
    if (start && kinds.has(start[1]!)) {
      depth++
      return `<!--signpost-admonition ${start[1]!} ${(start[2] ?? '').trim().replaceAll('-->', '')}-->`
    }
    if (depth > 0 && closing.test(line.trimEnd())) {
      depth--
      return closed
    }
    return line
  })
  return lines.join('\n')
}

/**
 * Groups what stands between the comments of {@link markAdmonitions}, and turns GitHub's alerts (`> [!NOTE]`) into the
 * same: `aside.admonition.admonition-note[dataAdmonition]`, with a `p.admonition-title` when it has a title of its own.
 *
 * @param parseTitle - the inline content of a title
 */
export function groupAdmonitions(tree: Root, parseTitle: (title: string) => PhrasingContent[]): void {
  tree.children = groupChildren(tree.children, parseTitle)
  visit(tree, 'blockquote', (node, index, parent) => {
    const kind = takeAlertMarker(node)
    if (kind === undefined || !parent || index === undefined) return
    parent.children[index] = admonition(kind, [], node.children) as RootContent
  })
}

function groupChildren(
  children: readonly RootContent[],
  parseTitle: (title: string) => PhrasingContent[],
): RootContent[] {
  const stack: { kind: string; title: string; children: RootContent[] }[] = [{ kind: '', title: '', children: [] }]
  const close = () => {
    const { kind, title, children } = stack.pop()!
    const inline = title === '' ? [] : parseTitle(title)
    stack.at(-1)!.children.push(admonition(kind, inline, children as BlockContent[]) as RootContent)
  }
  for (const child of children) {
    const start = child.type === 'html' ? opened.exec(child.value) : null
    if (start) stack.push({ kind: start[1]!, title: start[2]!.trim(), children: [] })
    else if (child.type === 'html' && child.value === closed && stack.length > 1) close()
    else stack.at(-1)!.children.push(child)
  }
  while (stack.length > 1) close()
  return stack[0]!.children
}

function admonition(
  kind: string,
  title: PhrasingContent[],
  children: readonly (BlockContent | DefinitionContent)[],
): Blockquote {
  const heading: Paragraph = {
    type: 'paragraph',
    data: { hProperties: { className: ['admonition-title'] } },
    children: title,
  }
  return {
    type: 'blockquote',
    data: {
      hName: 'aside',
      hProperties: { className: ['admonition', `admonition-${kind}`], dataAdmonition: kind },
    },
    children: title.length > 0 ? [heading, ...children] : [...children],
  }
}

/** Takes `[!NOTE]` off a quote and returns its kind; undefined for an ordinary quote. */
function takeAlertMarker(quote: Blockquote): string | undefined {
  const paragraph = quote.children[0]
  const text = paragraph?.type === 'paragraph' ? paragraph.children[0] : undefined
  if (paragraph?.type !== 'paragraph' || text?.type !== 'text') return undefined
  const marker = /^\[!([A-Z]+)\][ \t]*(?:\n|$)/.exec(text.value)
  const kind = marker?.[1]?.toLowerCase()
  if (!marker || kind === undefined || !kinds.has(kind)) return undefined
  text.value = text.value.slice(marker[0].length)
  if (text.value === '') paragraph.children.shift()
  if (paragraph.children[0]?.type === 'break') paragraph.children.shift()
  if (paragraph.children.length === 0) quote.children.shift()
  return kind
}
