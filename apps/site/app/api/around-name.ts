import type { Token } from '@signpost/graph-model'

/**
 * Splits a signature around its name, which may be several tokens, as in `[Symbol.iterator]`. A type without a name follows the
 * name, as in `name: type`.
 */
export function aroundName(
  tokens: readonly Token[],
  name: string,
): [before: readonly Token[], after: readonly Token[]] {
  const text = lineOf(tokens)
  const spellings = name === '' ? [] : [`'${name}'`, `"${name}"`, name]
  for (const written of spellings) {
    for (let at = text.indexOf(written); at !== -1; at = text.indexOf(written, at + 1)) {
      const end = at + written.length
      if (/[\w$.]$/u.test(text.slice(0, at)) || /^[\w$]/u.test(text.slice(end))) continue
      return [slice(tokens, 0, at), slice(tokens, end, text.length)]
    }
  }
  return [[], tokens.length === 0 ? [] : [': ', ...tokens]]
}

/** Tokens between two places of their text; text without a link or a colour is cut. */
function slice(tokens: readonly Token[], start: number, end: number): Token[] {
  let at = 0
  return tokens.flatMap((token): Token[] => {
    const from = at
    at += lineOf([token]).length
    if (at <= start || from >= end) return []
    if (typeof token !== 'string') return [token]
    return [token.slice(Math.max(0, start - from), end - from)]
  })
}

/** Text of tokens on one line. */
export function lineOf(tokens: readonly Token[]): string {
  return tokens
    .map((token) =>
      typeof token === 'string' ? token : typeof token === 'number' ? (token === 0 ? ' ' : '') : token[0],
    )
    .join('')
}
