import type { DestinationPart, LinkDestination } from './comment.ts'

/** Longest destination or text of a link, in characters. */
export const longestLink = 2_000

/** Inner text of `{@link ...}` or `[[...]]`. */
export interface WrittenLink {
  /** Destination as written, on one line. */
  target: string
  /** Text of the link; empty without one. */
  words: string
}

/** Splits the inner text of a link: `A.b | text`, `A.b text`, `Record<string, A> text`. */
export function splitLink(inner: string): WrittenLink {
  const text = inner.replace(/\s+/gu, ' ').trim()
  const bar = text.indexOf('|')
  const isUnion = bar !== -1 && isOpen(text.slice(0, bar))
  if (bar !== -1 && !isUnion) return { target: text.slice(0, bar).trim(), words: text.slice(bar + 1).trim() }
  const end = isUrl(text) ? text.search(/\s/u) : endOfTarget(text)
  return end === -1 ? { target: text, words: '' } : { target: text.slice(0, end), words: text.slice(end).trim() }
}

/** Whether the last bracket of a text opens. */
function isOpen(text: string): boolean {
  const last = (...brackets: string[]): number => Math.max(...brackets.map((one) => text.lastIndexOf(one)))
  return last('<', '(') > last('>', ')')
}

/** True for an address of the web or of mail. */
export function isUrl(text: string): boolean {
  return /^(?:[a-z][a-z\d+.-]*:\/\/|mailto:|www\.)/iu.test(text)
}

/** Index of the first space outside brackets and quotes; -1 without one. */
function endOfTarget(text: string): number {
  let depth = 0
  let isQuoted = false
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at]!
    if (char === '"') isQuoted = !isQuoted
    else if (isQuoted) continue
    else if ('(<[{'.includes(char)) depth += 1
    else if (')>]}'.includes(char)) depth = Math.max(0, depth - 1)
    else if (char === ' ' && depth === 0) return at
  }
  return depth === 0 && !isQuoted ? -1 : text.indexOf(' ')
}

const part =
  /(?<separator>[.#~]|(?=\[)|^)(?:\((?<inner>[^():]+):(?<selector>\w+)\)|"(?<quoted>[^"]+)"|\['(?<key>[^']+)'\]|(?<symbol>\[[^\]]+\])|(?<name>[\p{ID_Start}$_][\p{ID_Continue}$\u200c\u200d]*))/uy

/**
 * Parses the destination of a link: a declaration reference of TSDoc or a name path of JSDoc, with or without a call's
 * parentheses, type arguments and brackets of an array.
 *
 * @returns Nothing for any other text.
 */
export function parseReference(target: string): Pick<LinkDestination, 'package' | 'importPath' | 'parts'> | undefined {
  // TypeDoc and our own messages write `pkg!Name`, the former also `pkg!Name:type`.
  const text = target
    .replace(/^module:/u, '')
    .replace(/^(?:typeof|new|readonly) /u, '')
    .replace(/^(?<package>@?[\w./-]+)!(?=[\p{ID_Start}$_"~])(?<name>[^:]*)(?::[\w()]+)?$/u, '$<package>#$<name>')
  const ofPackage =
    /^(?<package>@[\w.-]+\/[\w.-]+|[\w.-]+(?=\/)|\w[\w.]*-[\w.-]+(?=#))(?<path>\/[^#]*)?(?:#(?<rest>.*))?$/u.exec(
      text,
    )?.groups
  if (ofPackage !== undefined) {
    const parts = ofPackage['rest'] ? readParts(ofPackage['rest']) : []
    if (parts === undefined) return undefined
    const { package: name, path } = ofPackage
    return { package: name!, ...(path === undefined ? {} : { importPath: path }), parts }
  }
  const parts = readParts(text.replace(/#$/u, ''))
  return parts === undefined ? undefined : { parts }
}

function readParts(text: string): DestinationPart[] | undefined {
  const plain = text.replace(/(?<=^|[.#~])(?:event|external):/gu, '').replace(/^[.#~]/u, '')
  const parts: DestinationPart[] = []
  let at = 0
  for (;;) {
    part.lastIndex = at
    const found = part.exec(plain)?.groups
    if (found === undefined) break
    at = part.lastIndex
    const { separator, inner, selector, quoted, key, symbol, name } = found
    const own = inner?.replace(/^"(.*)"$/u, '$1') ?? quoted ?? key ?? symbol ?? name!
    if (own === 'prototype' && parts.length > 0) continue
    const side = selector ?? (separator === '#' ? 'instance' : undefined)
    parts.push({ name: own, ...(side === undefined ? {} : { selector: side }) })
  }
  const rest = plain.slice(at)
  // TypeDoc writes `name:1` and `name:function` for `(name:1)` and `(name:function)`.
  const meaning = /^:(?<selector>\w+)$/u.exec(rest)?.groups!['selector']
  const last = parts.at(-1)
  if (last === undefined || (meaning === undefined && !isCallOrType(rest))) return undefined
  return meaning === undefined ? parts : [...parts.slice(0, -1), { ...last, selector: meaning }]
}

/** Text of a link without words: the destination as written, without package and selectors. */
export function wordsOf(
  { target }: WrittenLink,
  { package: from, parts }: { package?: string; parts: readonly DestinationPart[] },
): string {
  const isTsdoc = from !== undefined || /\([^()]*:\w+\)|"|(?<!(?:^|[.#~])(?:event|external)):\w+$/u.test(target)
  return isTsdoc && parts.length > 0 ? parts.map(({ name }) => name).join('.') : target.replace(/^module:/u, '')
}

/** True for what may follow a name: `()`, `(a, b)`, `<T>`, `[]`, `?`, `!`. */
function isCallOrType(rest: string): boolean {
  return rest === '' || (rest.length < 1000 && /^(?:<[^]*>)?(?:\([^]*\))?(?:\[\w*\])*[?!.;,]*$/u.test(rest))
}
