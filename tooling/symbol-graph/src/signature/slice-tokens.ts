import type { Token } from '@signpost/graph-model/model'

/** Width of tokens on one line, in characters; a break at the same depth is a space. */
export function widthOf(tokens: readonly Token[]): number {
  return tokens.reduce<number>((width, token) => width + lengthOf(token), 0)
}

function lengthOf(token: Token): number {
  if (typeof token === 'number') return token === 0 ? 1 : 0
  return typeof token === 'string' ? token.length : token[0].length
}

/** Tokens of a part of a signature, without break points at its ends. */
export function sliceTokens(tokens: readonly Token[], [from, to]: readonly [number, number]): Token[] {
  const part: Token[] = []
  let at = 0
  for (const token of tokens) {
    const length = lengthOf(token)
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

/** Drops break points whose counterpart is outside the part. */
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
