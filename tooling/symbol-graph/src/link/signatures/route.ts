import {
  arrayHead,
  parameterOf,
  printParameter,
  readonlyArrayHead,
  tree,
  type TreeParameter,
  type TypeTree,
} from '@signpost/name-search/write'
import type { Route } from '@signpost/graph-model/model'
import type { DraftMember, DraftSignature, DraftSymbol } from '../../draft/draft.ts'
import type { GraphIndex, IndexedSymbol } from '../graph-index.ts'
import { resolveOutside, resolveReference } from '../resolve-reference.ts'
import { shownOutside, shownReference, shownUnknown } from '../shown-reference.ts'
import { readType, scopeWith, unread, type TypeScope } from './read-type.ts'

/** Characters of a route, beyond which its types are shortened. */
const longest = 72

/** Levels of nested types that are tried, the most detailed first. */
const depths = [9, 3, 2, 1, 0]

/** Members of a union or an intersection that are shown when it is shortened. */
const shownMembers = 2

/** Parameters that are shown when even the shortest types are too long. */
const shownParameters = 3

const more = tree('…')

/** Routes by the index of their graph: names in them depend on all of its packages. */
const routes = new WeakMap<GraphIndex, WeakMap<DraftSignature, Route | undefined>>()

/**
 * Types that a callable takes and returns, as `string, Options?` and `Promise<T>`. Long ones are shortened by their structure; a name
 * is never cut.
 *
 * @param symbol - Symbol in whose scope names resolve, with the type parameters of a class.
 * @param lead - Signature of the symbol or of a member.
 * @returns Undefined for what is not called.
 */
export function routeOf(
  lead: DraftSignature,
  symbol: IndexedSymbol,
  index: GraphIndex,
  member?: Pick<DraftMember, 'kind'>,
): Route | undefined {
  const known = routes.get(index) ?? new WeakMap<DraftSignature, Route | undefined>()
  routes.set(index, known)
  if (!known.has(lead)) known.set(lead, makeRoute(lead, symbol, index, member))
  return known.get(lead)
}

function makeRoute(
  lead: DraftSignature,
  symbol: IndexedSymbol,
  index: GraphIndex,
  member: Pick<DraftMember, 'kind'> | undefined,
): Route | undefined {
  // What a component takes are its props, which have a table.
  if (member === undefined && symbol.draft.facets.some(({ props }) => props !== undefined)) return undefined
  const scope = scopeWith(
    scopeOf(symbol, index),
    lead.typeParameters.map(({ name }) => name),
  )
  const names = [...scope.variables].map(([name, head]) => [head, name] as const)
  const called = calledBy(lead, scope, isCallable(symbol.draft, member))
  if (called === undefined) return undefined
  const nameOf = new Map(names)
  return shortest(called, (at) => nameOf.get(`?${at}`) ?? `T${at}`)
}

function isCallable({ facets }: DraftSymbol, member: Pick<DraftMember, 'kind'> | undefined): boolean {
  if (member !== undefined) return ['method', 'call', 'construct', 'constructor'].includes(member.kind)
  return facets[0]?.kind === 'function'
}

interface Called {
  parameters: readonly TreeParameter[]
  result: TypeTree
}

/** Parameters and result of a signature, or of the function type of a value. */
function calledBy(
  { line, parameters, type, resolved }: DraftSignature,
  scope: TypeScope,
  isCalled: boolean,
): Called | undefined {
  if (isCalled) {
    return {
      parameters: parameters
        .filter(({ name }) => name !== 'this')
        .map((one) => ({ type: readType(line, one.type, scope), optional: one.optional, rest: one.rest })),
      result: type === undefined ? tree('void') : readType(line, type, scope),
    }
  }
  for (const value of [type && readType(line, type, scope), resolved && readType(resolved, undefined, scope)]) {
    if (value?.head === '=>') return { result: value.parts[0]!, parameters: value.parts.slice(1).map(parameterOf) }
  }
  return undefined
}

function scopeOf(symbol: IndexedSymbol, index: GraphIndex): TypeScope {
  return {
    variables: new Map(),
    count: { next: 0 },
    headOf(target, written) {
      const reference = target ?? `!${written}:interface`
      const { package: from, draft } = symbol
      const found = resolveReference(reference, from, draft.entry, index)
      if (found !== undefined) return `!${shownReference(written, found, false, from, index, symbol)}`
      const outside = resolveOutside(reference, index)
      if (outside === undefined) return `!${shownUnknown(written, from, index)}`
      // They have a syntax of their own.
      return [arrayHead, readonlyArrayHead].includes(outside.id) ? outside.id : `!${shownOutside(written, outside)}`
    },
  }
}

/** Texts of the types; the longest of them is shortened until they fit. */
function shortest({ parameters, result }: Called, nameOf: (at: number) => string): Route {
  const all: TreeParameter[] = [...parameters, { type: result, optional: false, rest: false }]
  const print = (one: TreeParameter, level: number): string => {
    const type = shortened(one.type, depths[level]!)
    return printParameter({ ...one, type, rest: one.rest && type.head !== more.head }, nameOf)
  }
  const shown = all.map((one) => ({ one, level: 0, text: print(one, 0) }))
  const length = (): number => shown.reduce((sum, { text }) => sum + text.length + 2, 0)
  while (length() > longest) {
    const [widest] = shown
      .filter(({ level }) => level < depths.length - 1)
      .sort((a, b) => b.text.length - a.text.length)
    if (widest === undefined) break
    widest.level += 1
    widest.text = print(widest.one, widest.level)
  }
  const takes = shown.slice(0, -1).map(({ text }) => text)
  if (takes.length > shownParameters && length() > longest) {
    const [first, returns] = shortest({ parameters: parameters.slice(0, shownParameters), result }, nameOf)
    return [`${first}, …`, returns]
  }
  return [takes.length === 0 ? '()' : takes.join(', '), shown.at(-1)!.text]
}

/** Type with an ellipsis in place of its parts from a depth on. */
function shortened(type: TypeTree, depth: number): TypeTree {
  const { head, parts } = type
  if (head === unread.head) return more
  // The number of a bundler, in a name that has no target here.
  if (head.startsWith('typeof ')) return tree(head.replace(/(?<=[^$])\$\d+$/u, ''), parts)
  if (head === 'template') return tree('`…`')
  if (parts.length === 0) return type
  const inner = (part: TypeTree): TypeTree => shortened(part, depth - 1)
  switch (head) {
    case '|':
    case '&': {
      const shown = parts.map((part) => shortened(part, depth))
      return depth > 2 || shown.length <= shownMembers + 1
        ? tree(head, shown)
        : tree(head, [...shown.slice(0, shownMembers), more])
    }
    case '=>':
    case 'new':
      return depth > 0
        ? tree(head, parts.map(inner))
        : tree(head, [shortened(parts[0]!, 0), ...(parts.length > 1 ? [more] : [])])
    case '{}':
      return depth > 1
        ? tree(
            head,
            parts.map((member) => tree(member.head, member.parts.map(inner))),
          )
        : tree('{…}')
    case 'mapped':
      return depth > 1 ? tree(head, parts.map(inner)) : tree('{…}')
    case 'extends':
      return depth > 2 ? tree(head, parts.map(inner)) : more
    case '[]':
      return depth > 0 ? tree(head, parts.map(inner)) : tree('[…]')
    case 'at':
      return depth > 0 ? tree(head, parts.map(inner)) : more
    case '?':
    case '...':
    case arrayHead:
    case readonlyArrayHead:
    case 'keyof':
    case 'infer':
    case 'is':
    case 'asserts':
      return tree(
        head,
        parts.map((part) => shortened(part, depth)),
      )
    default:
      return depth > 0 ? tree(head, parts.map(inner)) : tree(head, [more])
  }
}
