import type { TypeRelations } from './type-relations.ts'
import { isVariable, resultHeads, tree, type TypeTree } from './type-tree.ts'

/** Maximum number of aliases that are followed. */
const mostAliases = 4

/** Pieces by the heads of their results. */
export interface ResultPieces {
  /** Numbers of the pieces by the number of a head. */
  byHead: ReadonlyMap<number, readonly number[]>
  count: number
  /** Numbers of the heads that may fit others than themselves; all others are found by their names. */
  related: readonly number[]
  headOf: (head: number) => string
}

export function resultPieces(
  pieces: readonly (readonly number[])[],
  firstLone: number,
  headOf: (head: number) => string,
  isPlain: (head: number) => boolean,
): ResultPieces {
  const byHead = new Map<number, number[]>()
  for (const [piece, heads] of pieces.entries()) {
    for (const head of heads) {
      const some = byHead.get(head)
      if (some === undefined) byHead.set(head, [piece])
      else some.push(piece)
    }
  }
  const related = [...byHead.keys()].filter((head) => head < firstLone && !isPlain(head))
  return { byHead, count: pieces.length, related, headOf }
}

/** True for a head that fits only types of the same head, of their bases and of what aliases stand for. */
export function isPlainHead(head: string, relations: TypeRelations): boolean {
  const type = tree(head)
  return !isOpenHead(type) && !isNothing(head) && head !== '|' && head !== '&' && !relations.isRelated(type)
}

/**
 * Pieces that may have callables with the result of a query, in order.
 *
 * @param numberOf - Number of a head; undefined for one that only the language has.
 */
export function piecesFor(
  wanted: TypeTree,
  { byHead, count, related, headOf }: ResultPieces,
  relations: TypeRelations,
  numberOf: (head: string) => number | undefined,
): number[] {
  const heads = headsOf(wanted, relations)
  if (heads === undefined) return Array.from({ length: count }, (_, at) => at)
  const asked = new Set<number>()
  for (const head of heads) {
    const number = numberOf(head)
    if (number !== undefined) asked.add(number)
  }
  for (const number of related) {
    const head = headOf(number)
    if (!heads.has(head) && mayHave(wanted, head, relations)) asked.add(number)
  }
  const found = new Set([...asked].flatMap((head) => byHead.get(head) ?? []))
  return [...found].sort((a, b) => a - b)
}

/** Plain heads that fit a type; undefined when all do. */
export function headsOf(wanted: TypeTree, relations: TypeRelations): ReadonlySet<string> | undefined {
  const heads = new Set<string>()
  const walk = (type: TypeTree, depth: number): boolean => {
    if (depth > mostAliases || isOpenHead(type)) return false
    if (type.head === '|' || type.head === '&') return type.parts.every((part) => walk(part, depth))
    for (const head of type.names ?? [type.head]) {
      heads.add(head)
      for (const base of relations.headsAbove(head)) heads.add(base)
      const shown = relations.expanded(tree(head, type.parts))
      if (shown !== undefined && !walk(shown, depth + 1)) return false
    }
    return true
  }
  return walk(wanted, 0) ? heads : undefined
}

/** Whether a callable whose result has a head may fit the result of a query. */
export function mayHave(wanted: TypeTree, head: string, relations: TypeRelations, depth = 0): boolean {
  if (depth > mostAliases || isOpenHead(wanted) || isOpenHead(tree(head))) return true
  if (wanted.head === '|' || wanted.head === '&') {
    return wanted.parts.some((part) => mayHave(part, head, relations, depth))
  }
  const candidate = tree(head)
  if (wanted.head === head || wanted.names?.has(head) === true) return true
  if (isNothing(head) && isNothing(wanted.head)) return true
  if (relations.extendsHead(candidate, wanted)) return true
  const lower = wanted.names === undefined ? [wanted] : [...wanted.names].map((name) => tree(name, wanted.parts))
  if (lower.some((one) => relations.extendsHead(one, candidate))) return true
  const shown = relations.expanded(candidate)
  if (shown !== undefined && resultHeads(shown).some((one) => mayHave(wanted, one, relations, depth + 1))) return true
  return lower.some((one) => {
    const wantedType = relations.expanded(one)
    return wantedType !== undefined && mayHave(wantedType, head, relations, depth + 1)
  })
}

/** True for heads that fit any other. */
function isOpenHead(type: TypeTree): boolean {
  const { head } = type
  return head === '_' || isVariable(type) || head === 'any' || head === 'unknown'
}

function isNothing(head: string): boolean {
  return head === 'undefined' || head === 'null' || head === 'void'
}
