import type { GenericTree, GenericTrees } from './signature-symbol.ts'
import { anything, arrayHead, isLiteral, readonlyArrayHead, substitute, tree, type TypeTree } from './type-tree.ts'

/** Aliases and bases of the types of a site. */
export interface TypeRelations {
  /** Type that an alias stands for; undefined for other types. */
  expanded(type: TypeTree): TypeTree | undefined
  /** True for a type that is an alias or has bases. */
  isRelated(type: TypeTree): boolean
  /** Types that a type extends and implements directly, with its type arguments. */
  basesOf(type: TypeTree): readonly TypeTree[]
  /**
   * True when a type is among the bases of another, over any number of steps and whatever its arguments. Of a name of a query, that of
   * any head that it may mean.
   */
  extendsHead(type: TypeTree, base: TypeTree): boolean
  /** Heads of all bases of a head, over any number of steps. */
  headsAbove(head: string): ReadonlySet<string>
}

const language = 'ext:typescript!'

/** Bases of the types of the language: names with the number of their type parameters. */
const languageBases: readonly (readonly [name: string, parameters: number, ...bases: TypeTree[]])[] = [
  [arrayHead, 1, tree(readonlyArrayHead, [tree('?0')])],
  [readonlyArrayHead, 1, tree(`${language}Iterable`, [tree('?0')]), tree(`${language}ArrayLike`, [tree('?0')])],
  [`${language}Promise`, 1, tree(`${language}PromiseLike`, [tree('?0')])],
  [`${language}Set`, 1, tree(`${language}ReadonlySet`, [tree('?0')])],
  [`${language}ReadonlySet`, 1, tree(`${language}Iterable`, [tree('?0')])],
  [`${language}Map`, 2, tree(`${language}ReadonlyMap`, [tree('?0'), tree('?1')])],
  [`${language}ReadonlyMap`, 2, tree(`${language}Iterable`, [tree('[]', [tree('?0'), tree('?1')])])],
  [`${language}Generator`, 1, tree(`${language}IterableIterator`, [tree('?0')])],
  [
    `${language}IterableIterator`,
    1,
    tree(`${language}Iterable`, [tree('?0')]),
    tree(`${language}Iterator`, [tree('?0')]),
  ],
  [`${language}AsyncGenerator`, 1, tree(`${language}AsyncIterableIterator`, [tree('?0')])],
  [`${language}AsyncIterableIterator`, 1, tree(`${language}AsyncIterable`, [tree('?0')])],
  ...['TypeError', 'RangeError', 'SyntaxError', 'AggregateError', 'ReferenceError'].map(
    (name) => [language + name, 0, tree(`${language}Error`)] as const,
  ),
]

/** Names of the language that a query may use though no signature of the site has them. */
export const languageHeads: readonly string[] = [
  ...languageBases.flatMap(([head, , ...bases]) => [head, ...bases.map((base) => base.head)]),
  ...['Date', 'RegExp', 'Function', 'Object', 'String', 'Number', 'Boolean', 'Symbol', 'WeakMap', 'WeakSet'],
  ...['Record', 'Partial', 'Required', 'Readonly', 'Pick', 'Omit', 'Exclude', 'Extract', 'NonNullable', 'Awaited'],
  ...['ReturnType', 'Parameters', 'ArrayBuffer', 'Uint8Array', 'AsyncIterator', 'URL', 'AbortSignal'],
].map((name) => (name.includes('!') ? name : language + name))

/** Answers what types are to each other. */
export function typeRelations(
  aliases: ReadonlyMap<string, GenericTree>,
  bases: ReadonlyMap<string, GenericTrees>,
): TypeRelations {
  const all = new Map<string, GenericTrees>([
    ...languageBases.map(([head, parameters, ...types]): [string, GenericTrees] => [head, { parameters, types }]),
    ...bases,
  ])
  const above = new Map<string, ReadonlySet<string>>()
  const headsAbove = (head: string): ReadonlySet<string> => {
    const literal = primitiveOf(head)
    if (literal !== undefined) return primitives.get(literal)!
    // Most heads of a large site have none: they take no memory.
    if (!all.has(head)) return none
    const known = above.get(head)
    if (known !== undefined) return known
    const found = new Set<string>()
    const open = [head]
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      for (const base of all.get(next)?.types ?? []) {
        if (found.has(base.head)) continue
        found.add(base.head)
        open.push(base.head)
      }
    }
    above.set(head, found)
    return found
  }
  const isKnown = (head: string): boolean => aliases.has(head) || all.has(head) || primitiveOf(head) !== undefined
  // A name of a query may mean hundreds of heads, and is compared with every callable.
  const byNames = new WeakMap<ReadonlySet<string>, { isKnown: boolean; above: ReadonlySet<string> }>()
  const joined = (names: ReadonlySet<string>): { isKnown: boolean; above: ReadonlySet<string> } => {
    const known = byNames.get(names)
    if (known !== undefined) return known
    const above = new Set([...names].flatMap((one) => [...headsAbove(one)]))
    const made = { isKnown: [...names].some(isKnown), above }
    byNames.set(names, made)
    return made
  }
  return {
    expanded(type) {
      const alias = aliases.get(type.head)
      return alias && substitute(alias.type, valuesOf(alias.parameters, type))
    },
    isRelated: ({ head, names }) => isKnown(head) || (names !== undefined && joined(names).isKnown),
    basesOf(type) {
      const literal = primitiveOf(type.head)
      if (literal !== undefined) return [tree(literal)]
      const found = all.get(type.head)
      if (found === undefined) return []
      const values = valuesOf(found.parameters, type)
      return found.types.map((base) => substitute(base, values))
    },
    extendsHead({ head, names }, base) {
      const heads = names === undefined ? headsAbove(head) : joined(names).above
      if (heads.size === 0) return false
      if (heads.has(base.head)) return true
      if (base.names === undefined) return false
      for (const one of heads) if (base.names.has(one)) return true
      return false
    },
    headsAbove,
  }
}

function valuesOf(parameters: number, { parts }: TypeTree): Map<string, TypeTree> {
  return new Map(Array.from({ length: parameters }, (_, at) => [`?${at}`, parts[at] ?? anything]))
}

const none: ReadonlySet<string> = new Set()

/** Bases of literals, by their primitive type. */
const primitives: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  ['string', 'boolean', 'void', 'bigint', 'number'].map((name) => [name, new Set([name])]),
)

/** Primitive type of a literal, a template or an operator with a known result. */
function primitiveOf(head: string): string | undefined {
  if (head === 'template') return 'string'
  if (head === 'is') return 'boolean'
  if (head === 'asserts') return 'void'
  if (!isLiteral(head)) return undefined
  if (head.startsWith('"')) return 'string'
  if (head === "'true" || head === "'false") return 'boolean'
  return head.endsWith('n') ? 'bigint' : 'number'
}
