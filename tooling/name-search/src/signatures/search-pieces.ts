import { firstOf } from '../search/first-of.ts'
import type { AskedHeads } from './asked-heads.ts'
import { unfit } from './costs.ts'
import { fitCallable, type FirstLook, type Types, type Wanted } from './fit-callable.ts'
import type { SignatureHit, SignatureSearch, SignatureSearchOptions } from './model.ts'
import { anchorOf, kindOf, openCallable, placeOf, withSlots } from './open-callable.ts'
import { printCallable } from './print-tree.ts'
import { at, type OpenPiece, slotHead } from './read-files.ts'
import type { FilteredQuery } from './signature-filters.ts'
import { type CallableRow, firstSlot, signatureFlags, type SignaturesRoot, type SymbolRow } from './signature-format.ts'
import type { TypeRelations } from './type-relations.ts'
import type { TypeTree } from './type-tree.ts'
import { Unifier } from './unify.ts'
import { headsOf } from './wanted-pieces.ts'

/** Callable that fits, in its rows. */
interface Fit {
  piece: OpenPiece
  row: CallableRow
  symbol: SymbolRow
  cost: number
}

/** Cost of a shape, for callables whose slots are filled alike; the comparison was cut when it was too large. */
interface ShapeCost {
  cost: number
  isCut: boolean
}

/** Compares each shape of the pieces with a query, and lists the callables of those that fit. */
export function searchPieces(
  pieces: readonly OpenPiece[],
  { groups, wanted }: AskedHeads,
  test: FilteredQuery['test'],
  { root, relations }: { root: SignaturesRoot; relations: TypeRelations },
  { limit = 20, package: slug }: SignatureSearchOptions = {},
): Pick<SignatureSearch, 'hits' | 'total' | 'unfinished'> {
  const unifier = new Unifier(relations)
  const look = firstLook(wanted, relations)
  const compare = comparison(root, slug)
  const single: Fit[] = []
  // Of the overloads of a callable, the closest stands for all.
  const overloads = new Map<string, Fit>()
  let unfinished = 0
  for (const piece of pieces) {
    const asked = askedRows(piece, groups)
    for (const [at, rows] of piece.byShape.entries()) {
      const shape = piece.shapes[at]!
      const plain = compareShape(shape)
      const own = asked.get(at)
      const fits = plain.cost !== unfit || plain.isCut
      if (own === undefined && !fits) continue
      const filled = new Map<string, ShapeCost>()
      for (const row of fits ? rows : own!) offer(row, piece, own?.has(row) ? filledCost(row, shape, filled) : plain)
    }
  }
  const all = [...single, ...overloads.values()]
  const hits = firstOf(all, Math.max(0, limit), compare).map((fit) => hitOf(fit, root))
  return { hits, total: all.length, unfinished }

  function offer(row: CallableRow, piece: OpenPiece, { cost, isCut }: ShapeCost): void {
    if (cost === unfit && !isCut) return
    const symbol = piece.symbols[row[0]]!
    if (test?.(kindOf(row, symbol), root.packages[symbol[0]]![0]) === false) return
    if (isCut) unfinished += 1
    if (cost === unfit) return
    const fit = { piece, row, symbol, cost }
    if ((row[3] & signatureFlags.overload) === 0) {
      single.push(fit)
      return
    }
    const place = placeOf(row, symbol, root)
    const before = overloads.get(place)
    if (before === undefined || compare(fit, before) < 0) overloads.set(place, fit)
  }

  /** Cost of a callable, of whose heads the query names some. */
  function filledCost(row: CallableRow, shape: Types, filled: Map<string, ShapeCost>): ShapeCost {
    const asked = row.slice(firstSlot).map((head) => groups.get(head as number) ?? 0)
    const key = asked.join()
    const cost = filled.get(key) ?? compareShape(inGroups(shape, asked))
    filled.set(key, cost)
    return cost
  }

  function compareShape(shape: Types): ShapeCost {
    const cost = fitCallable(wanted, shape, look, unifier)
    const { isCut } = unifier
    if (isCut) unifier.reset()
    return { cost, isCut }
  }
}

/** Callables with a head that a query names, by their shapes and in their order. */
function askedRows(
  { byHead, callables }: OpenPiece,
  groups: AskedHeads['groups'],
): ReadonlyMap<number, ReadonlySet<CallableRow>> {
  const numbers: number[] = []
  for (const head of groups.keys()) for (const number of byHead.get(head) ?? []) numbers.push(number)
  const found = new Map<number, Set<CallableRow>>()
  for (const number of numbers.sort((a, b) => a - b)) {
    const row = callables[number]!
    const rows = found.get(row[6])
    if (rows === undefined) found.set(row[6], new Set([row]))
    else rows.add(row)
  }
  return found
}

/** Types of a shape with a head for each slot; 0 is the group of heads that a query does not name. */
function inGroups(shape: Types, asked: readonly number[]): Types {
  return withSlots(shape, new Map(asked.map((group, slot) => [slotHead(slot), slotHead(slot, group)])))
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
  return { result: results, parameter: (index, type) => each[index]!(type) }
}

/** By cost; then not deprecated, not named as internal, in the reader's package, of a main entry point, named more often, shorter, code units. */
function comparison(root: SignaturesRoot, slug: string | undefined): (a: Fit, b: Fit) => number {
  const away = ({ symbol: [packageAt, , , , , , page] }: Fit): number =>
    slug !== undefined && (at(root.packages, packageAt)[0] === slug || page?.[0] === slug) ? 0 : 1
  const place = ({ row, symbol }: Fit): string => placeOf(row, symbol, root)
  const nameOf = ({ row, symbol }: Fit): string => (row[1] === 0 ? symbol[1] : row[1])
  return (a, b) =>
    a.cost - b.cost ||
    (a.row[3] & signatureFlags.deprecated) - (b.row[3] & signatureFlags.deprecated) ||
    Number(nameOf(a).startsWith('_')) - Number(nameOf(b).startsWith('_')) ||
    away(a) - away(b) ||
    (b.symbol[4] & signatureFlags.main) - (a.symbol[4] & signatureFlags.main) ||
    b.symbol[5] - a.symbol[5] ||
    nameOf(a).length - nameOf(b).length ||
    order(place(a), place(b)) ||
    order(anchorOf(a.row) ?? '', anchorOf(b.row) ?? '')
}

function order(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

function hitOf({ piece, row, cost }: Fit, root: SignaturesRoot): SignatureHit {
  const { page, anchor, name, container, kind, release, deprecated, parameters, result } = openCallable(
    row,
    piece,
    root,
  )
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
