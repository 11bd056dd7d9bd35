import { plainTokens, type ReadLine, readLine } from '../../reader/line/read-line.ts'
import { isDotted, unpackCode } from '../../reader/packed/line-code.ts'

const tokenCode = /(\d+)([a-z.])(?:@(\d+);|(#[^;]*);)?|[(),]/gu

/** The targets of a line's names, when the text tells the rest; otherwise the whole code. */
export function packCode(text: string, code: string, prefix: string, line: ReadLine = readLine(text)): string {
  const packed = targetsOf(code, prefix, line)
  return unpackCode(text, packed, prefix, line) === code ? packed : `=${code}`
}

function targetsOf(code: string, prefix: string, line: ReadLine): string {
  const links = linksByStart(code)
  const tokens = plainTokens(line)
  const targets: string[] = []
  let offset = 0
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at]!
    if (typeof token === 'number') {
      if (token === 0) offset += 1
      continue
    }
    const { length = 0, target = '' } = (token.isLinkable ? links.get(offset) : undefined) ?? {}
    let words = token.text
    let further = ''
    while (words.length < length && isDotted(tokens, at)) {
      words += `.${(tokens[at + 2] as { text: string }).text}`
      at += 2
      further += '+'
    }
    if (token.isLinkable) {
      targets.push(`${shortTarget(target, words, prefix)}${further}`)
      for (let more = 0; more < further.length; more += 1) targets.push('')
    }
    offset += words.length
  }
  return targets.join(',').replace(/,+$/u, '')
}

/** The linked tokens, and those that are longer than a word, by where they start. */
function linksByStart(code: string): Map<number, { length: number; target: string }> {
  const links = new Map<number, { length: number; target: string }>()
  let offset = 0
  for (const [whole, digits, , reference, anchor] of code.matchAll(tokenCode)) {
    if (digits === undefined) {
      if (whole === ',') offset += 1
      continue
    }
    const length = Number(digits)
    links.set(offset, { length, target: reference ?? anchor ?? '' })
    offset += length
  }
  return links
}

function shortTarget(target: string, words: string, prefix: string): string {
  if (target === `#${words}`) return '#'
  return target === `#${prefix}${words}` ? '%' : target
}
