import { takes } from './arity.ts'
import { unfit } from './costs.ts'
import { fitCallable, type FirstLook, type Wanted } from './fit-callable.ts'
import type { SignatureHit, SignatureIndex, SignatureSearch, SignatureSearchOptions } from './model.ts'
import { type NameLookup, parseSignature, resolveNames, type SignatureQuery } from './parse-query.ts'
import { printCallable } from './print-tree.ts'
import { type OpenCallable, readPiece, readRoot } from './read-files.ts'
import { takeFilters } from './signature-filters.ts'
import { languageHeads, type TypeRelations, typeRelations } from './type-relations.ts'
import { isNamed, nameOfHead, type TypeTree } from './type-tree.ts'
import { Unifier } from './unify.ts'
import { headsOf, isPlainHead, piecesFor, resultPieces } from './wanted-pieces.ts'

/**
 * Opens the root file of the search by signatures.
 *
 * @throws SignaturesFormatError when it is damaged or of another version.
 */
export function openSignatures(text: string): SignatureIndex {
  const { root, types } = readRoot(text)
  const head = (at: number): string => root.heads[at]!
  const relations = typeRelations(
    new Map(root.aliases.map(([at, parameters, type]) => [head(at), { parameters, type: types[type]! }])),
    new Map(
      root.bases.map(([at, parameters, ...some]) => [head(at), { parameters, types: some.map((one) => types[one]!) }]),
    ),
  )
  const pieces: (readonly CallableGroup[] | undefined)[] = root.pieces.map(() => undefined)
  const lookup = nameLookup([...root.heads, ...languageHeads])
  const plain = root.heads.map((one) => isPlainHead(one, relations))
  const isPlain = (at: number): boolean => plain[at]!
  const results = resultPieces(
    root.pieces.map((some) => some.map(head)),
    relations,
  )
  const arities = root.arities.map(([needed, offered]) => ({
    needed,
    offered: offered === -1 ? Number.POSITIVE_INFINITY : offered,
  }))
  const neededBy = ({ result, parameters }: Wanted): number[] =>
    piecesFor(result, results, relations).filter(
      (at) => parameters === undefined || takes(arities[at]!, parameters.length),
    )
  return {
    size: root.callables,
    pieces: pieces.length,
    packages: root.packages,
    add(piece, content) {
      pieces[piece] = groupsOf(readPiece(content, root, isPlain))
    },
    needs(query) {
      const parsed = parseSignature(takeFilters(query, root.packages).text)
      if ('expected' in parsed) return []
      return neededBy(resolved(parsed, lookup, new Set())).filter((at) => pieces[at] === undefined)
    },
    search(query, options) {
      const { text: signature, test, unknown: others } = takeFilters(query, root.packages)
      const parsed = parseSignature(signature)
      if ('expected' in parsed) {
        // The place of the mistake is that in the query as written.
        return { ...nothing, mistake: { ...parsed, at: parsed.at + query.length - signature.length } }
      }
      const unknown = new Set<string>(others)
      const wanted = resolved(parsed, lookup, unknown)
      const needed = neededBy(wanted)
      const found = needed.map((at) => pieces[at] ?? [])
      const needs = needed.filter((at) => pieces[at] === undefined)
      return { ...searchIn(found, test, wanted, relations, options), unknown: [...unknown], needs }
    },
  }
}

const nothing: SignatureSearch = { hits: [], total: 0, unknown: [], needs: [], unfinished: 0 }

/** Looks names up as they are shown: whole, or the last part of a dotted one; then without regard to case. */
function nameLookup(heads: readonly string[]): NameLookup {
  const exact = new Map<string, Set<string>>()
  const folded = new Map<string, Set<string>>()
  const put = (table: Map<string, Set<string>>, name: string, head: string): void => {
    const known = table.get(name)
    if (known === undefined) table.set(name, new Set([head]))
    else known.add(head)
  }
  for (const head of new Set(heads)) {
    if (!isNamed({ head, parts: [] })) continue
    const name = nameOfHead(head)
    for (const one of new Set([name, name.slice(name.lastIndexOf('.') + 1)])) {
      put(exact, one, head)
      put(folded, one.toLowerCase(), head)
    }
  }
  const none: ReadonlySet<string> = new Set()
  return (name) => exact.get(name) ?? folded.get(name.toLowerCase()) ?? none
}

function resolved({ parameters, result, declared }: SignatureQuery, lookup: NameLookup, unknown: Set<string>): Wanted {
  const names = (type: TypeTree): TypeTree => resolveNames(type, declared, lookup, unknown)
  return {
    ...(parameters === undefined ? {} : { parameters: parameters.map((one) => ({ ...one, type: names(one.type) })) }),
    result: names(result),
    constraints: new Map([...declared].map(([name, one]) => [`?${name}`, one && names(one)])),
  }
}

/** Callables of a piece with the same result. */
interface CallableGroup {
  result: TypeTree
  callables: readonly OpenCallable[]
}

function groupsOf(callables: readonly OpenCallable[]): CallableGroup[] {
  const groups = new Map<TypeTree, OpenCallable[]>()
  for (const callable of callables) {
    const group = groups.get(callable.result)
    if (group === undefined) groups.set(callable.result, [callable])
    else group.push(callable)
  }
  return [...groups].map(([result, some]) => ({ result, callables: some }))
}

interface Fit {
  callable: OpenCallable
  cost: number
}

function searchIn(
  pieces: readonly (readonly CallableGroup[])[],
  test: (callable: OpenCallable) => boolean,
  wanted: Wanted,
  relations: TypeRelations,
  { limit = 20, package: slug }: SignatureSearchOptions = {},
): Pick<SignatureSearch, 'hits' | 'total' | 'unfinished'> {
  const unifier = new Unifier(relations)
  const look = firstLook(wanted, relations)
  const compare = comparison(slug)
  // Of the overloads of a callable, the closest stands for all.
  const best = new Map<string, Fit>()
  let unfinished = 0
  for (const { result, callables } of pieces.flat()) {
    if (look.result(result)) callables.forEach(compareOne)
  }
  const hits = [...best.values()].sort(compare).slice(0, Math.max(0, limit)).map(hitOf)
  return { hits, total: best.size, unfinished }

  function compareOne(callable: OpenCallable): void {
    if (!test(callable)) return
    const cost = fitCallable(wanted, callable, look, unifier)
    if (unifier.isCut) {
      unfinished += 1
      unifier.reset()
    }
    if (cost === unfit) return
    const fit = { callable, cost }
    const before = best.get(callable.place)
    if (before === undefined || compare(fit, before) < 0) best.set(callable.place, fit)
  }
}

/** Remembers by type whether it may fit a part of the query, because many callables share types. */
function firstLook({ result, parameters = [] }: Wanted, relations: TypeRelations): FirstLook {
  const unifier = new Unifier(relations)
  const remember = (wanted: TypeTree, side: 'in' | 'out'): ((type: TypeTree) => boolean) => {
    const known = new Map<TypeTree, boolean>()
    const heads = headsOf(wanted, relations)
    return (type) => {
      if (type.isPlain === true && heads !== undefined && !heads.has(type.head)) return false
      const before = known.get(type)
      if (before !== undefined) return before
      unifier.reset()
      // A comparison that was cut may still fit.
      const fits = unifier.fit(wanted, type, side) < unfit || unifier.isCut
      known.set(type, fits)
      return fits
    }
  }
  const results = remember(result, 'out')
  const each = parameters.map(({ type }) => remember(type, 'in'))
  return { result: results, parameter: (at, type) => each[at]!(type) }
}

/** By cost; then not deprecated, in the reader's package, of a main entry point, named more often, shorter, code units. */
function comparison(slug: string | undefined): (a: Fit, b: Fit) => number {
  const away = ({ symbol, page }: OpenCallable): number => (symbol.slug === slug || page.slug === slug ? 0 : 1)
  return ({ callable: a, cost: costA }, { callable: b, cost: costB }) =>
    costA - costB ||
    Number(a.deprecated) - Number(b.deprecated) ||
    away(a) - away(b) ||
    Number(b.symbol.isMain) - Number(a.symbol.isMain) ||
    b.symbol.references - a.symbol.references ||
    a.name.length - b.name.length ||
    order(a.place, b.place) ||
    order(a.anchor ?? '', b.anchor ?? '')
}

function order(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

function hitOf({ callable, cost }: Fit): SignatureHit {
  const { page, anchor, name, container, kind, release, deprecated, parameters, result } = callable
  return {
    page,
    ...(anchor === undefined ? {} : { anchor }),
    name,
    container,
    kind,
    release,
    deprecated,
    alias: false,
    match: 'signature',
    marks: [],
    signature: printCallable(parameters, result),
    cost,
  }
}
