import type { BlockContent, Blockquote, DefinitionContent, Paragraph, PhrasingContent, Root, RootContent } from 'mdast'
import { visit } from 'unist-util-visit'

/** Kinds of admonitions, from harmless to severe. */
export const admonitionKinds = ['note', 'tip', 'info', 'important', 'warning', 'caution', 'danger'] as const

const kinds = new Set<string>(admonitionKinds)

/** `aside.admonition.admonition-note[dataAdmonition]`, with a `p.admonition-title` when it has a title of its own. */
export function admonition(
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

/** Turns GitHub's alerts (`> [!NOTE]`) into admonitions. */
export function replaceAlerts(tree: Root): void {
  visit(tree, 'blockquote', (node, index, parent) => {
    const kind = takeAlertMarker(node)
    if (kind === undefined || !parent || index === undefined) return
    parent.children[index] = admonition(kind, [], node.children) as RootContent
  })
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
