import type { Token } from '@signpost/graph-model'

/**
 * Splits a signature around its name, which may be several tokens, as in `[Symbol.iterator]`. A type without a name follows the
 * name, as in `name: type`.
 */
export function aroundName(
  tokens: readonly Token[],
  name: string,
): [before: readonly Token[], after: readonly Token[]] {
  for (const start of tokens.keys()) {
    let text = ''
    for (let end = start; end < tokens.length && text.length < name.length + 2; end += 1) {
      text += lineOf(tokens.slice(end, end + 1))
      if (text.replace(/^['"]|['"]$/gu, '') === name) return [tokens.slice(0, start), tokens.slice(end + 1)]
    }
  }
  return [[], tokens.length === 0 ? [] : [': ', ...tokens]]
}

/** Text of tokens on one line. */
export function lineOf(tokens: readonly Token[]): string {
  return tokens
    .map((token) =>
      typeof token === 'string' ? token : typeof token === 'number' ? (token === 0 ? ' ' : '') : token[0],
    )
    .join('')
}
