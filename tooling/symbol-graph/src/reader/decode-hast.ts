import { codeClass } from './code-classes.ts'
import type { CompactContent, CompactNode } from './format.ts'
import type { HastNode, HastProperties } from './model.ts'

/** Content as it is rendered. */
export function decodeContent(content: CompactContent | 0 | undefined): HastNode[] {
  if (content === undefined || content === 0) return []
  if (typeof content === 'string') return [['p', 0, content]]
  const [form, ...nodes] = content
  const children = nodes.map(decodeNode)
  return form === 0 ? [['p', 0, ...children]] : children
}

/** One node as it is rendered. */
export function decodeNode(node: CompactNode): HastNode {
  if (typeof node === 'string') return node
  const [tag] = node
  if (tag === '`') return ['code', 0, node[1] as string]
  if (tag === '@') {
    const [, dataRef, ...children] = node as readonly ['@', number, ...CompactNode[]]
    return ['a', { dataRef }, ...children.map(decodeNode)]
  }
  if (tag === '#') {
    const [, about, text, runs] = node as readonly ['#', HastProperties | string, string, string]
    const properties = typeof about === 'string' ? { className: ['code'], dataLanguage: about } : about
    return ['pre', properties, ['code', 0, ...codeLines(text, runs)]]
  }
  const [tagName, properties, ...children] = node as readonly [string, Record<string, string> | 0, ...CompactNode[]]
  return [tagName, properties, ...children.map(decodeNode)]
}

/**
 * Lines of code from text and runs. A run is a length and the letter of a class: `5g`; `3.` is plain text, `|` ends a
 * line.
 */
function codeLines(text: string, runs: string): HastNode[] {
  const lines: HastNode[] = []
  let line: HastNode[] = []
  let at = 0
  for (const [, length, style] of runs.matchAll(/(\d+)([a-z.])|\|/gu)) {
    if (length === undefined) {
      lines.push(['span', { className: ['line'] }, ...line], '\n')
      line = []
      at += 1
      continue
    }
    const piece = text.slice(at, (at += Number(length)))
    line.push(style === '.' ? piece : ['span', { className: [codeClass(style!)] }, piece])
  }
  lines.push(['span', { className: ['line'] }, ...line])
  return lines
}
