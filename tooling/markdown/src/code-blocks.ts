import type { Element, ElementContent, Nodes, Root } from 'hast'
import { toString } from 'hast-util-to-string'
import { visit } from 'unist-util-visit'
import type { CodeToken, Highlight } from './highlighter.ts'
import { shownCode } from './shown-code.ts'

/** A fenced or indented code block on its way through raw HTML, which would drop the words after the language. */
export interface CodeBlock {
  type: 'codeBlock'
  /** As written after the fence; empty when nothing is. */
  language: string
  meta: string
  value: string
}

/** The `type` of {@link CodeBlock}, for those who have to let it pass. */
export const codeBlockType = 'codeBlock'

/** Replaces every code block, and every `pre` that holds nothing but a `code`, by highlighted lines. */
export function renderCodeBlocks(tree: Root, highlight: Highlight): void {
  visit(tree, (node: Nodes | CodeBlock, index, parent) => {
    if (!parent || index === undefined) return
    const block = node.type === codeBlockType ? node : authoredBlock(node)
    if (!block) return
    ;(parent.children as Nodes[])[index] = codeElement(block, highlight)
    return index + 1
  })
}

/** Highlighted lines of a block and its line numbers. */
interface LineOptions {
  /** Counted from 1. */
  highlighted?: ReadonlySet<number>
  /** The number of the first line; absent leaves the lines without numbers. */
  firstLine?: number | undefined
}

/**
 * Lines of highlighted code, each a `span.line`; the line breaks between them are text. A number is an attribute,
 * which a stylesheet prints: so it is neither selected nor copied.
 */
export function codeLines(
  lines: readonly (readonly CodeToken[])[],
  { highlighted, firstLine }: LineOptions = {},
): ElementContent[] {
  return lines.flatMap((line, index) => {
    const element: Element = {
      type: 'element',
      tagName: 'span',
      properties: {
        className: highlighted?.has(index + 1) ? ['line', 'highlighted'] : ['line'],
        ...(firstLine !== undefined && { dataLine: firstLine + index }),
      },
      children: line.map(tokenNode),
    }
    return index === 0 ? [element] : [{ type: 'text' as const, value: '\n' }, element]
  })
}

function codeElement(block: CodeBlock, highlight: Highlight): Element {
  const { code, highlighted, meta } = shownCode(block.value, block.meta)
  const language = block.language.toLowerCase()
  return {
    type: 'element',
    tagName: 'pre',
    properties: {
      className: ['code'],
      dataLanguage: language || 'text',
      ...(meta.title !== undefined && { dataTitle: meta.title }),
      ...(meta.firstLine !== undefined && { dataShowLineNumbers: meta.firstLine }),
      ...(meta.rendered && { dataRendered: true }),
    },
    children: [
      {
        type: 'element',
        tagName: 'code',
        properties: {},
        children: codeLines(highlight(code, language), { highlighted, firstLine: meta.firstLine }),
      },
    ],
  }
}

function tokenNode(token: CodeToken): ElementContent {
  const text = { type: 'text' as const, value: token.text }
  if (token.className === undefined) return text
  return { type: 'element', tagName: 'span', properties: { className: [token.className] }, children: [text] }
}

/** `<pre><code class="language-ts">` written as HTML. */
function authoredBlock(node: Nodes): CodeBlock | undefined {
  if (node.type !== 'element' || node.tagName !== 'pre') return undefined
  const [code, ...others] = node.children.filter((child) => child.type !== 'text' || child.value.trim() !== '')
  if (code?.type !== 'element' || code.tagName !== 'code' || others.length > 0) return undefined
  if (code.children.some((child) => child.type !== 'text')) return undefined
  const classes = Array.isArray(code.properties['className']) ? code.properties['className'].map(String) : []
  const language = classes.find((name) => name.startsWith('language-'))?.slice('language-'.length) ?? ''
  return { type: codeBlockType, language, meta: '', value: toString(code) }
}
