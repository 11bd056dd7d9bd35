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
  /** Identifiers that the block declares, with their types: `const sum: number`. */
  types?: readonly { line: number; column: number; length: number; type: string }[]
  /** Symbols that the links lead to. */
  targets?: readonly TargetPlace[]
}

/** Adds what the compiler said of it to a block of code: links and types in its lines, and properties of its `pre`. */
export function withNote(node: HastNode, noteOf: (code: string) => ExampleNote | undefined): HastNode {
  if (typeof node === 'string' || node[0] !== 'pre' || node[1] === 0 || node[1]['dataLanguage'] === undefined)
    return node
  const [, properties, code, ...others] = node
  if (code === undefined || typeof code === 'string' || others.length > 0) return node
  const note = noteOf(hastText(code))
  if (note === undefined) return node
  const { checked, copy, playground, failures, links, types = [] } = note
  const [tagName, own, ...lines] = code
  const marks: readonly Mark[] = [
    ...links.map(({ href, ...place }) => ({ ...place, properties: { dataSymbol: href } })),
    ...types.map(({ type, ...place }) => ({ ...place, properties: { dataType: type } })),
  ].sort((a, b) => a.line - b.line || a.column - b.column)
  let line = -1
  const marked = lines.map((one) => {
    if (typeof one === 'string') return one
    line += 1
    const inLine = marks.filter((mark) => mark.line === line)
    return inLine.length === 0 ? one : withMarks(one, inLine)
  })
  const added = {
    ...(checked !== undefined && { dataChecked: checked }),
    ...(copy !== undefined && { dataCopy: copy }),
    ...(playground !== undefined && { dataPlayground: playground }),
    ...(failures !== undefined && { dataFailures: failures }),
  }
  return ['pre', { ...properties, ...added }, [tagName, own, ...marked]]
}

/** A part of a line that becomes an element. */
interface Mark {
  line: number
  column: number
  length: number
  /** Of a link, with `dataSymbol`, or of a name with its type. */
  properties: Readonly<Record<string, string>>
}

/** Wraps the parts of a line's tokens that marks cover. One over several tokens is left out. */
function withMarks(line: Exclude<HastNode, string>, marks: readonly Mark[]): HastNode {
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
    for (const { column: place, length, properties } of marks) {
      const from = place - start
      if (from < at || from + length > node.length) continue
      if (from > at) parts.push(node.slice(at, from))
      parts.push(['dataSymbol' in properties ? 'a' : 'span', properties, node.slice(from, from + length)])
      at = from + length
    }
    if (at < node.length) parts.push(node.slice(at))
    return parts
  }
  const [tagName, properties, ...children] = line
  return [tagName, properties, ...children.flatMap(wrap)]
}
