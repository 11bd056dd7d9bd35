import type { TargetPlace } from '#app/data/index.server.ts'
import type { HastNode } from '@signpost/graph-model'
import { hastText } from './hast-text.ts'

/** The compiler's answer about a block, for its page. */
export interface ExampleNote {
  /** Versions that it was checked with; absent for a block that was checked in part. */
  checked?: string
  /** Complete module to copy, when the shown code is not complete. */
  copy?: string
  /** Address of the TypeScript playground with it. */
  playground?: string
  /** Findings of a block that fails, a line each; only in development. */
  failures?: string
  /** Identifiers that name symbols: line and column in the shown code, from 0. */
  links: readonly { line: number; column: number; length: number; href: string }[]
  /** Symbols that the links lead to. */
  targets?: readonly TargetPlace[]
}

/** Adds what the compiler said of it to a block of code: links in its lines, and properties of its `pre`. */
export function withNote(node: HastNode, noteOf: (code: string) => ExampleNote | undefined): HastNode {
  if (typeof node === 'string' || node[0] !== 'pre' || node[1] === 0 || node[1]['dataLanguage'] === undefined)
    return node
  const [, properties, code, ...others] = node
  if (code === undefined || typeof code === 'string' || others.length > 0) return node
  const note = noteOf(hastText(code))
  if (note === undefined) return node
  const { checked, copy, playground, failures, links } = note
  const [tagName, own, ...lines] = code
  let line = -1
  const linked = lines.map((one) => {
    if (typeof one === 'string') return one
    line += 1
    const inLine = links.filter((link) => link.line === line)
    return inLine.length === 0 ? one : withLinks(one, inLine)
  })
  const added = {
    ...(checked !== undefined && { dataChecked: checked }),
    ...(copy !== undefined && { dataCopy: copy }),
    ...(playground !== undefined && { dataPlayground: playground }),
    ...(failures !== undefined && { dataFailures: failures }),
  }
  return ['pre', { ...properties, ...added }, [tagName, own, ...linked]]
}

/** Wraps the parts of a line's tokens that links cover. One over several tokens is left out. */
function withLinks(line: Exclude<HastNode, string>, links: ExampleNote['links']): HastNode {
  let column = 0
  const wrap = (node: HastNode): HastNode[] => {
    if (typeof node !== 'string') {
      const [tagName, properties, ...children] = node
      return [[tagName, properties, ...children.flatMap(wrap)]]
    }
    const start = column
    column += node.length
    const parts: HastNode[] = []
    let at = 0
    for (const link of links) {
      const from = link.column - start
      if (from < at || from + link.length > node.length) continue
      if (from > at) parts.push(node.slice(at, from))
      parts.push(['a', { dataSymbol: link.href }, node.slice(from, from + link.length)])
      at = from + link.length
    }
    if (at < node.length) parts.push(node.slice(at))
    return parts
  }
  const [tagName, properties, ...children] = line
  return [tagName, properties, ...children.flatMap(wrap)]
}
