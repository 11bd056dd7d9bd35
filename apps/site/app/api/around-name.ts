import type { Token } from '@signpost/graph-model'

/**
 * Splits a signature around its name, which may be several tokens, as in `[Symbol.iterator]`. A type without a name follows the
 * name, as in `name: type`. A member of a type literal inside a type is `box.size`, and its signature has the last part.
 */
export function aroundName(
  tokens: readonly Token[],
  name: string,
): [before: readonly Token[], after: readonly Token[]] {
  const line = lineOf(tokens)
  const whole = name === '' ? [] : placesOf(line, name)
  const places =
    whole.length === 0 && name.includes('.') ? placesOf(line, name.slice(name.lastIndexOf('.') + 1)) : whole
  const declared = declaredAt(tokens)
  // A modifier or a type may be spelled as the name is: `readonly unknown: Options['unknown']`.
  const [start, end] = places.find(([at]) => at === declared) ?? places[0] ?? []
  if (start === undefined || end === undefined) return [[], tokens.length === 0 ? [] : [': ', ...tokens]]
  return [slice(tokens, 0, start), slice(tokens, end, Infinity)]
}

/** Starts and ends of a name in a text, in order: quoted or not, and not as a part of another name. */
function placesOf(text: string, name: string): [start: number, end: number][] {
  const places = [`'${name}'`, `"${name}"`, name].flatMap((written) => {
    const found: [number, number][] = []
    for (let at = text.indexOf(written); at !== -1; at = text.indexOf(written, at + 1)) {
      const end = at + written.length
      if (!/[\w$.]$/u.test(text.slice(0, at)) && !/^[\w$]/u.test(text.slice(end))) found.push([at, end])
    }
    return found
  })
  return places.sort(([a], [b]) => a - b)
}

/** Place of the token that declares a name; -1 when no token says so. */
function declaredAt(tokens: readonly Token[]): number {
  const index = tokens.findIndex((token) => typeof token === 'object' && token[2] === 'd')
  return index === -1 ? -1 : lineOf(tokens.slice(0, index)).length
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
