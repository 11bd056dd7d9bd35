import type { TypeRelations } from './type-relations.ts'
import { isVariable, resultHeads, tree, type TypeTree } from './type-tree.ts'

/** Maximum number of aliases that are followed. */
const mostAliases = 4

/** Whether a callable whose result has a head may fit the result of a query. */
export function mayHave(wanted: TypeTree, head: string, relations: TypeRelations, depth = 0): boolean {
  if (depth > mostAliases || isOpenHead(wanted) || isOpenHead(tree(head))) return true
  if (wanted.head === '|' || wanted.head === '&') {
    return wanted.parts.some((part) => mayHave(part, head, relations, depth))
  }
  const candidate = tree(head)
  if (wanted.head === head || wanted.names?.has(head) === true) return true
  if (isNothing(head) && isNothing(wanted.head)) return true
  const hasHead = (one: TypeTree) => (found: string) => one.head === found || one.names?.has(found) === true
  if (relations.extendsHead(candidate, hasHead(wanted))) return true
  const lower = wanted.names === undefined ? [wanted] : [...wanted.names].map((name) => tree(name, wanted.parts))
  if (lower.some((one) => relations.extendsHead(one, hasHead(candidate)))) return true
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
