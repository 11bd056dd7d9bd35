import type { NameFilter } from './model.ts'

/** Parsed query. */
export interface ParsedQuery {
  /** The whole query as entered: a name may look like anything. */
  literal: string
  /** Words in order, each split into parts: `Map.get` has two. */
  words: readonly (readonly string[])[]
  /** Module of an import statement. */
  module?: string
  terms: string
  filters: readonly ParsedFilter[]
}

/** Filter before validation. */
export interface ParsedFilter extends Omit<NameFilter, 'known'> {
  negated: boolean
  /** Text in the query. */
  text: string
}

/** Maximum number of words; longer queries match only literally. */
const mostWords = 12

/**
 * Parses a query: filters, quoted words, words, and paths written with `.`, `#`, `::` or `?.`. It also accepts pasted
 * code: import statements, calls with arguments, type arguments, backticks.
 *
 * @param isKey - Whether a key is that of a filter. With any other key, the text is both a word and an unknown filter.
 */
export function parseQuery(query: string, isKey: (key: string) => boolean): ParsedQuery {
  const pasted = importStatement(query)
  const filters: ParsedFilter[] = []
  const words: (readonly string[])[] = []
  const terms: string[] = []
  for (const { text, quoted } of splitWords(pasted?.name ?? query)) {
    const filter = quoted === text ? undefined : filterOf(text)
    if (filter !== undefined) filters.push(filter)
    if (filter !== undefined && isKey(filter.key.replace(/^-/u, ''))) continue
    terms.push(text)
    const parts = quoted === undefined ? pathOf(text) : [quoted]
    if (parts.length > 0) words.push(parts)
  }
  return {
    literal: query,
    words: words.slice(0, mostWords + 1).length > mostWords ? [] : words,
    ...(pasted?.module === undefined ? {} : { module: pasted.module }),
    terms: pasted === undefined ? terms.join(' ') : query.trim(),
    filters,
  }
}

/** First name of an import, a re-export or a `require`, and the module. */
function importStatement(query: string): { name: string; module?: string } | undefined {
  const text = query.slice(0, 1000).trim()
  if (!/^(?:import|export|const|let|var)\s*[\s{*]/u.test(text)) return undefined
  const module = /(?:\bfrom|\brequire\s*\(|\bimport\s*\()\s*["'`]([^"'`]*)/u.exec(text)?.[1]
  const names = /\{([^}]*)/u.exec(text)?.[1]?.split(',')[0]
  const single = /^(?:import|export)\s+(?:type\s+)?(?:\*\s*as\s+)?([^\s{},*"'`]+)/u.exec(text)?.[1]
  const name = (names ?? (module === undefined && !/\bfrom$/u.test(text) ? undefined : single))
    ?.trim()
    .replace(/^type\s+/u, '')
    .replace(/\s+as\s.*$/u, '')
  if (name === undefined || name === '') return undefined
  return { name, ...(module === undefined || module === '' ? {} : { module }) }
}

/** Splits at spaces, except in quotes and in brackets after a name. */
function splitWords(query: string): { text: string; quoted?: string }[] {
  const words: { text: string; quoted?: string }[] = []
  for (const [text, inQuotes] of withoutArguments(query).matchAll(/"([^"]*)"(?!\S)|(?:[^\s":]+:"[^"]*"|\S)+/gu)) {
    if (inQuotes === undefined) words.push({ text })
    else if (inQuotes.trim() !== '') words.push({ text, quoted: inQuotes })
  }
  return words
}

/** Removes arguments of calls and types: anything in `()` or `<>` right after a name. */
function withoutArguments(query: string): string {
  if (!/[(<]/u.test(query)) return query
  let result = ''
  let depth = 0
  let inQuotes = false
  for (const character of query) {
    if (character === '"' && depth === 0) inQuotes = !inQuotes
    const opens = character === '(' || character === '<'
    if (!inQuotes && opens && (depth > 0 || /[\p{ID_Continue}$\])]$/u.test(result.slice(-2)))) depth += 1
    else if (depth > 0 && (character === ')' || character === '>')) depth -= 1
    else if (depth === 0) result += character
  }
  return result
}

function filterOf(text: string): ParsedFilter | undefined {
  const found = /^(?<minus>-?)(?<key>[a-z]+):(?!:|\/\/)(?<value>.*)$/isu.exec(text)?.groups
  if (found === undefined) return undefined
  const { minus, key, value } = found as { minus: string; key: string; value: string }
  const plain = /^"(?<inner>.*)"$/su.exec(value)?.groups?.['inner'] ?? value
  return { key: minus + key.toLowerCase(), value: plain, negated: minus !== '', text }
}

/** Splits a written or pasted path into its names. */
function pathOf(text: string): string[] {
  const plain = text.replaceAll('`', '').replace(/^["']+|["';,]+$/gu, '')
  if (/^@[^/]+\//u.test(plain)) return [plain]
  const parts = plain
    .replace(/(?<=.)\[(?<computed>[^[\]]*)\]$/u, '\0[$<computed>]')
    .split(/\0|(?<![[][^\]]*)(?:\?\.|::|[.#])/u)
    .filter((part) => part !== '')
  const kept =
    parts.length > 2 ? parts.filter((part, index) => part !== 'prototype' || index !== parts.length - 2) : parts
  return kept.length === 0 && plain !== '' ? [plain] : kept
}
