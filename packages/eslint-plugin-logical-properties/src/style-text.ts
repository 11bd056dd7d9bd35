import type { Node } from 'estree'
import { rangeOf } from './syntax.ts'

/**
 * A piece of CSS in the source. Each interpolated expression is replaced by private-use characters, one code per
 * expression, repeated to its length, so that offsets in the text equal offsets in the source.
 */
export interface StyleText {
  readonly text: string
  /** Where the text begins in the source. */
  readonly start: number
  /** The expressions including `${}`, in the order of their codes. */
  readonly expressions: readonly string[]
}

const first = 0xe000
const covers = /([\uE000-\uF8FF])\1*/g

/**
 * Reads the text of a string or template literal without its quotes; `undefined` for other nodes and for text with
 * escapes.
 */
export function readText(node: Node, source: string): StyleText | undefined {
  const [from, to] = rangeOf(node)
  const start = from + 1
  if (node.type === 'Literal') {
    const text = source.slice(start, to - 1)
    return typeof node.value === 'string' && node.value === text ? { text, start, expressions: [] } : undefined
  }
  if (node.type !== 'TemplateLiteral') return undefined

  const expressions: string[] = []
  let text = ''
  node.quasis.forEach(({ value }, i) => {
    text += value.raw
    const expression = node.expressions[i]
    if (!expression) return
    const begin = start + text.length
    const end = endOfExpression(source, rangeOf(expression)[1])
    expressions.push(source.slice(begin, end))
    text += String.fromCharCode(first + i).repeat(end - begin)
  })
  return text.includes('\\') ? undefined : { text, start, expressions }
}

/** A comment may precede the closing `}` of an expression. */
function endOfExpression(source: string, from: number): number {
  const comments = /(?:[^}/]|\/\*[^]*?\*\/|\/\/[^\n]*|\/)*\}/y
  comments.lastIndex = from
  return comments.exec(source) ? comments.lastIndex : from
}

/** Puts the expressions back into a text. */
export function restore(text: string, expressions: readonly string[]): string {
  return text.replace(covers, (cover) => expressions[cover.charCodeAt(0) - first] ?? cover)
}

/** Number of expressions in the text. */
export function countInterpolated(text: string): number {
  return text.match(covers)?.length ?? 0
}

/**
 * Whether a part of the value is only an expression, without unit or function, so that it may contain several values.
 */
export function isOpenEnded(value: string): boolean {
  const bare = value.replace(/\s*!important$/, '')
  return bare.split(/\s+/).some((part) => countInterpolated(part) > 0 && part.replace(covers, '') === '')
}

/** The text with a digit for each expression. */
export function withDigits(text: string): string {
  return text.replace(covers, '1')
}
