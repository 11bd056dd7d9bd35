import { codeClass } from './code-classes.ts'
import type { CompactContent, CompactNode } from './format.ts'
import type { HastNode, HastProperties } from './model.ts'

/** Content as it is rendered. */
export function decodeContent(content: CompactContent | 0 | undefined): HastNode[] {
  if (content === undefined || content === 0) return []
  if (typeof content === 'string') return [['p', 0, ...decodeInline(content)]]
  const [form, ...nodes] = content
  if (form === 0) return [['p', 0, ...decodeNodes(nodes)]]
  return nodes.flatMap((node) => (typeof node === 'string' ? [['p', 0, ...decodeInline(node)]] : decodeNodes([node])))
}

/** Nodes as they are rendered. */
export function decodeNodes(nodes: readonly CompactNode[]): HastNode[] {
  return nodes.flatMap((node): HastNode[] => (typeof node === 'string' ? decodeInline(node) : [decodeElement(node)]))
}

/** Text, and between backticks code or, behind `@`, a link: the number of its ref and its words. */
function decodeInline(text: string): HastNode[] {
  if (!text.includes('`')) return [text]
  return text.split('`').flatMap((piece, at): HastNode[] => {
    if (piece === '') return []
    if (at % 2 === 0) return [piece]
    const { ref, words } = /^@(?<ref>\d+) (?<words>[^]+)$/u.exec(piece)?.groups ?? {}
    return [ref === undefined ? ['code', 0, piece] : ['a', { dataRef: Number(ref) }, words!]]
  })
}

function decodeElement(node: Exclude<CompactNode, string>): HastNode {
  const [tag, second, ...rest] = node as readonly [string, ...(CompactNode | HastProperties | number)[]]
  if (tag === '') return second as string
  if (tag === '`') return ['code', 0, second as string]
  if (tag === '@') return ['a', { dataRef: second as number }, ...decodeNodes(rest as CompactNode[])]
  if (tag === '#') {
    const [text, runs = ''] = rest as unknown as readonly [string, string?]
    const properties =
      typeof second === 'string' ? { className: ['code'], dataLanguage: second } : (second as HastProperties)
    return ['pre', properties, ['code', 0, ...codeLines(text, runs)]]
  }
  const isChild = typeof second === 'string' || Array.isArray(second)
  const children = (isChild ? [second, ...rest] : rest) as CompactNode[]
  return [tag, isChild || second === undefined ? 0 : (second as HastProperties), ...decodeNodes(children)]
}

/**
 * Lines of code from text and runs. A run is a length, absent for 1, and the letter of a class: `5g`; `3.` is plain text,
 * as is what follows the last run.
 */
function codeLines(text: string, runs: string): HastNode[] {
  const lines: HastNode[] = []
  let line: HastNode[] = []
  const endLine = (): void => {
    lines.push(['span', { className: ['line'] }, ...line])
    line = []
  }
  const plain = (piece: string): void => {
    piece.split('\n').forEach((part, at) => {
      if (at > 0) {
        endLine()
        lines.push('\n')
      }
      if (part !== '') line.push(part)
    })
  }
  let at = 0
  for (const [, length, style] of runs.matchAll(/(\d*)([a-z.])/gu)) {
    const piece = text.slice(at, (at += length === '' ? 1 : Number(length)))
    if (style === '.') plain(piece)
    else line.push(['span', { className: [codeClass(style!)] }, piece])
  }
  plain(text.slice(at))
  endLine()
  return lines
}
