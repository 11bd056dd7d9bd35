import type { Token, TokenStyle } from './model.ts'

/** The tokens of a signature. A break at the same depth stands for a space of the text. */
export function decodeTokens(text: string, code: string): Token[] {
  const tokens: Token[] = []
  let at = 0
  for (const [whole, length, style, reference, anchor] of code.matchAll(
    /(\d+)([a-z.])(?:@(\d+);|(#[^;]*);)?|[(),]/gu,
  )) {
    if (length === undefined) {
      tokens.push(whole === '(' ? 1 : whole === ',' ? 0 : -1)
      if (whole === ',') at += 1
      continue
    }
    const words = text.slice(at, (at += Number(length)))
    const target = reference === undefined ? (anchor ?? null) : Number(reference)
    if (style === '.') tokens.push(target === null ? words : [words, target])
    else tokens.push([words, target, style as TokenStyle])
  }
  if (at < text.length) tokens.push(text.slice(at))
  return tokens
}

/** The tokens of a part of a signature; places to break at its ends are left out. */
export function sliceTokens(tokens: readonly Token[], [from, to]: readonly [number, number]): Token[] {
  const part: Token[] = []
  let at = 0
  for (const token of tokens) {
    const length =
      typeof token === 'number' ? (token === 0 ? 1 : 0) : typeof token === 'string' ? token.length : token[0].length
    const [start, end] = [Math.max(from, at), Math.min(to, at + length)]
    if (typeof token === 'number') {
      if (at >= from && at + length <= to) part.push(token)
    } else if (start < end) {
      const words = (typeof token === 'string' ? token : token[0]).slice(start - at, end - at)
      if (typeof token === 'string') part.push(words)
      else part.push(token[2] === undefined ? [words, token[1]] : [words, token[1], token[2]])
    }
    at += length
  }
  while (typeof part[0] === 'number') part.shift()
  while (typeof part.at(-1) === 'number') part.pop()
  return balanced(part)
}

/** Without places to break whose other end lies outside of the part. */
function balanced(tokens: Token[]): Token[] {
  let depth = 0
  for (const token of tokens) {
    if (token === 1) depth += 1
    if (token === -1) depth -= 1
    if (depth < 0 || (token === 0 && depth === 0)) return flat(tokens)
  }
  return depth === 0 ? tokens : flat(tokens)
}

function flat(tokens: readonly Token[]): Token[] {
  return tokens.flatMap((token): Token[] => (typeof token === 'number' ? (token === 0 ? [' '] : []) : [token]))
}
