import type { TypeRelations } from './type-relations.ts'
import { isLiteral, isNamed, isVariable, tree, type TypeTree } from './type-tree.ts'

/** Maximum number of aliases that are followed. */
const mostAliases = 4

/** Whether a callable whose result has a head may fit the result of a query. */
export function mayHave(wanted: TypeTree, head: string, relations: TypeRelations, depth = 0): boolean {
  if (isOpenHead(wanted) || isOpenHead(tree(head)) || depth > mostAliases) return true
  if (wanted.head === '|') return wanted.parts.some((part) => mayHave(part, head, relations, depth))
  const candidate = tree(head)
  if (wanted.head === head || wanted.names?.has(head) === true) return true
  if (isNothing(head) && isNothing(wanted.head)) return true
  const hasHead = (one: TypeTree) => (found: string) => one.head === found || one.names?.has(found) === true
  if (relations.extendsHead(candidate, hasHead(wanted))) return true
  const lower = wanted.names === undefined ? [wanted] : [...wanted.names].map((name) => tree(name, wanted.parts))
  return (
    lower.some((one) => relations.extendsHead(one, hasHead(candidate))) ||
    // The type of an alias depends on its arguments, which the head alone does not have.
    relations.expanded(candidate) !== undefined ||
    lower.some((one) => {
      const shown = relations.expanded(one)
      return shown !== undefined && mayHave(shown, head, relations, depth + 1)
    })
  )
}

/** True for heads that fit many others: type parameters, `any`, and operators other than unions. */
function isOpenHead(type: TypeTree): boolean {
  const { head } = type
  if (head === '_' || isVariable(type) || head === 'any' || head === 'unknown') return true
  if (isNamed(type) || isLiteral(head) || head.startsWith('#')) return false
  if (['{}', '[]', '=>', 'new', 'template', 'is', 'asserts'].includes(head)) return false
  // A union of the query is looked at part by part; one of a callable may have any part.
  return !/^[a-z]+$/u.test(head) || ['extends', 'at', 'keyof', 'infer', 'mapped'].includes(head)
}

function isNothing(head: string): boolean {
  return head === 'undefined' || head === 'null' || head === 'void'
}
