import { TypeParser } from './parse-type.ts'
import { QueryError, type QueryMistake } from './query-error.ts'
import { queryTokens, type Token } from './query-tokens.ts'
import { anything, tree, type TreeParameter, type TypeTree } from './type-tree.ts'

/** Query by signature. */
export interface SignatureQuery {
  /** Absent when the query has nothing before its arrow: any parameters fit. */
  readonly parameters?: readonly TreeParameter[]
  readonly result: TypeTree
  /** Constraints of type parameters that the query declares. */
  readonly declared: ReadonlyMap<string, TypeTree | undefined>
}

/** Maximum length of a query by signature, in characters. */
export const longestSignature = 1000

/** Maximum number of parameters in a query. */
const mostParameters = 12

/** True when a query asks for a signature: it has an arrow. */
export function hasArrow(query: string): boolean {
  return /->|=>|→|⇒/u.test(query)
}

/**
 * Parses a query such as `(T[], (T) => K) -> Map<K, T[]>`. Never throws.
 *
 * The type after the last `->` is the result; types before, separated by commas or arrows, are the parameters. Without
 * `->` the first `=>` divides them, as in a copied function type.
 */
export function parseSignature(query: string): SignatureQuery | QueryMistake {
  if (query.length > longestSignature) return { at: longestSignature, found: '', expected: 'short' }
  try {
    return parse(queryTokens(query), query.length)
  } catch (error) {
    if (error instanceof QueryError) return error.mistake
    throw error
  }
}

function parse(tokens: readonly Token[], length: number): SignatureQuery {
  const arrows = outerArrows(tokens)
  const parser = new TypeParser(tokens, length, new Set(arrows))
  if (parser.is('<')) parser.typeParameters()
  const last = arrows.at(-1)
  if (last === undefined) {
    // An arrow inside brackets only: what is open is named by the parser.
    parser.type()
    parser.fail('=>')
  }
  const parameters = ownerOf(parser, tokens, arrows[0]!)
  const start = parser.at
  for (const arrow of arrows) {
    if (parser.at === arrow && arrow !== start) parser.fail('type')
    const close = parser.is('(') ? tokens[parser.at]!.close : -1
    if (close === arrow - 1 && close !== -1) parameters.push(...parser.parameters(')'))
    else
      while (parser.at < arrow) {
        parameters.push(parser.parameter())
        if (parser.at < arrow && !parser.take(',')) parser.fail('end')
      }
    if (parser.at !== arrow) parser.fail('end')
    parser.at += 1
  }
  const hasResult = parser.at < tokens.length
  if (last === start && !hasResult) parser.fail('sides')
  const result = hasResult ? parser.type() : anything
  if (parser.at < tokens.length) parser.fail('end')
  if (parameters.length > mostParameters) {
    parser.at = start
    parser.fail('few')
  }
  const made = { result, declared: parser.declared }
  return last === start ? made : { parameters, ...made }
}

/**
 * Passes the name of what is called before its parameters, as in `Map.get(K) -> V` and `new URL(string) -> URL`.
 *
 * @returns The type that has the method, which counts as its first parameter; empty for functions, and for objects in lower case.
 */
function ownerOf(parser: TypeParser, tokens: readonly Token[], arrow: number): TreeParameter[] {
  const isName = (at: number): boolean => tokens[at]?.kind === 'name'
  const isNew = parser.is('new')
  const first = parser.at + (isNew ? 1 : 0)
  let last = first
  while (isName(last) && tokens[last + 1]?.text === '.' && isName(last + 2)) last += 2
  const open = isName(last) ? last + 1 : first
  if (open === parser.at || tokens[open]?.text !== '(' || tokens[open]!.close !== arrow - 1) return []
  parser.at = open
  const owner = tokens
    .slice(first, Math.max(first, last - 1))
    .map(({ text }) => text)
    .join('')
  return !isNew && /^\p{Lu}/u.test(owner) ? [{ type: tree(`#${owner}`), optional: false, rest: false }] : []
}

/** Indices of the arrows that divide a query: each `->` outside brackets, or else the first `=>`. */
function outerArrows(tokens: readonly Token[]): number[] {
  const found: number[] = []
  for (let at = 0; at < tokens.length; at += 1) {
    const { kind, close } = tokens[at]!
    if (close !== -1) at = close
    else if (kind === 'arrow') found.push(at)
  }
  const thin = found.filter((at) => tokens[at]!.text === '->' || tokens[at]!.text === '→')
  return thin.length > 0 ? thin : found.slice(0, 1)
}

/** Heads of the site that a name means; empty for none. */
export type NameLookup = (name: string) => ReadonlySet<string>

/**
 * Resolves the names in a query. Single capitals, names that the query declares and names that the site does not have
 * are type parameters.
 *
 * @param unknown - Receives names of the last sort.
 */
export function resolveNames(
  type: TypeTree,
  declared: ReadonlyMap<string, unknown>,
  lookup: NameLookup,
  unknown: Set<string>,
): TypeTree {
  const parts = type.parts.map((part) => resolveNames(part, declared, lookup, unknown))
  if (!type.head.startsWith('#')) return { ...type, parts }
  const name = type.head.slice(1)
  if (declared.has(name) || /^\p{Lu}\d?$/u.test(name)) return tree(`?${name}`, parts)
  const names = lookup(name)
  if (names.size > 0) return { head: names.size === 1 ? [...names][0]! : type.head, parts, names }
  unknown.add(name)
  return tree(`?${name}`, parts)
}
