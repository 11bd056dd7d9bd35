import ts from '#typescript'
import { identifiersOf, resolve, tokensOf } from '../match/unchanged-symbols.ts'
import { isOfPackage } from './declarations.ts'

/** A named declaration whose own text changed, on both sides. */
export interface Cause {
  base: ts.Symbol
  head: ts.Symbol
}

/** Search for the causes of a change whose declaration has the same text on both sides. */
export type CauseFinder = (base: readonly ts.Declaration[], head: readonly ts.Declaration[]) => readonly Cause[]

/** Most pairs of symbols to visit for one change. */
const mostPairs = 2000

/**
 * Creates a search that follows the names in two declarations to those whose own text differs, nearest first.
 *
 * @param isUnchanged - Whether two symbols are alike with all they name, see `findUnchanged`.
 */
export function createCauseFinder(
  checkers: { base: ts.TypeChecker; head: ts.TypeChecker },
  isUnchanged: (base: ts.Symbol, head: ts.Symbol) => boolean,
): CauseFinder {
  const pairs = new Map<ts.Symbol, Map<ts.Symbol, { isChanged: boolean; next: readonly Cause[] }>>()
  const used = (base: readonly ts.Declaration[], head: readonly ts.Declaration[]): Cause[] => {
    const heads = namesIn(checkers.head, head)
    return [...namesIn(checkers.base, base)].flatMap(([name, symbol]) => {
      const other = heads.get(name)
      return other && other !== symbol ? [{ base: symbol, head: other }] : []
    })
  }
  const visit = ({ base, head }: Cause) => {
    const others = pairs.get(base) ?? new Map<ts.Symbol, { isChanged: boolean; next: readonly Cause[] }>()
    pairs.set(base, others)
    const known = others.get(head)
    if (known) return known
    const [before, after] = [base.declarations ?? [], head.declarations ?? []]
    const result = isUnchanged(base, head)
      ? { isChanged: false, next: [] }
      : { isChanged: !isSameText(before, after), next: used(before, after) }
    others.set(head, result)
    return result
  }
  return (base, head) => {
    const causes: Cause[] = []
    const seen = new Set<ts.Symbol>()
    const queue = used(base, head)
    for (const pair of queue) {
      if (seen.has(pair.base) || seen.size > mostPairs) continue
      seen.add(pair.base)
      const { isChanged, next } = visit(pair)
      if (isChanged) causes.push(pair)
      queue.push(...next)
    }
    return causes
  }
}

/** Whether two lists of declarations have the same tokens. */
export function isSameText(base: readonly ts.Declaration[], head: readonly ts.Declaration[]): boolean {
  return (
    base.length === head.length &&
    base.every((node, index) => tokensOf(node) === tokensOf(head[index] as ts.Declaration))
  )
}

/** Symbols of the package that declarations name, by their names; their own parts are left out. */
function namesIn(checker: ts.TypeChecker, nodes: readonly ts.Declaration[]): Map<string, ts.Symbol> {
  const names = new Map<string, ts.Symbol>()
  const roots = new Set<ts.Node>(nodes)
  for (const identifier of nodes.filter((node) => !ts.isSourceFile(node)).flatMap(identifiersOf)) {
    if (names.has(identifier.text)) continue
    const symbol = resolve(checker, identifier)
    const isNamed = symbol?.declarations?.some((node) => isOfPackage(node) && !isIn(node, roots))
    if (symbol && isNamed && !(symbol.flags & ts.SymbolFlags.TypeParameter)) names.set(identifier.text, symbol)
  }
  return names
}

/** Whether a node is one of others, or a part of one. */
export function isIn(node: ts.Node, roots: ReadonlySet<ts.Node>): boolean {
  for (let outer: ts.Node | undefined = node; outer; outer = outer.parent) if (roots.has(outer)) return true
  return false
}
