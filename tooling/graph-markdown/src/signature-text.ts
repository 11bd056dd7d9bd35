import type { Token, TokenLine } from '@signpost/graph-model/model'

/** Widest signature on one line. */
const widest = 100

/** Text of tokens on one line. */
export function textOfTokens(tokens: readonly Token[]): string {
  return tokens
    .map((token) =>
      typeof token === 'string' ? token : typeof token === 'number' ? (token === 0 ? ' ' : '') : token[0],
    )
    .join('')
}

/** Text of a signature: on one line when it fits, else broken at its break points and indented. */
export function signatureText({ tokens, width }: TokenLine): string {
  if (width <= widest) return textOfTokens(tokens)
  let depth = 0
  let text = ''
  for (const token of tokens) {
    if (typeof token !== 'number') {
      text += typeof token === 'string' ? token : token[0]
      continue
    }
    depth = Math.max(0, depth + token)
    text = `${text.trimEnd()}\n${'  '.repeat(depth)}`
  }
  return text
}
