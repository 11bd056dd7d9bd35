import type ts from 'typescript'
import type { ItemFacts } from '../../facts.ts'
import { lineOf } from '../../program/lines.ts'
import { isHiddenComment } from '../names/hidden.ts'
import { classIn } from '../source/source-members.ts'
import type { SourceTexts } from '../source/source-texts.ts'
import { isStatic } from '../../program/declarations.ts'
import { commentOf } from './declaration-text.ts'
import type { InheritedItems } from './inherited-items.ts'
import { isPrivate } from './item-facts.ts'

/**
 * Members of a class of JavaScript that override those of a base and that its declaration lacks: the compiler leaves out those with the
 * base's type.
 */
export function omittedOverrides(
  node: ts.ClassDeclaration,
  checker: ts.TypeChecker,
  sources: Pick<SourceTexts, 'isScript' | 'twin'>,
  items: InheritedItems,
): ItemFacts[] {
  if (node.heritageClauses === undefined || !sources.isScript(node.getSourceFile())) return []
  const { members = [] } = classIn(sources.twin(node)) ?? {}
  const known = new Set(node.members.map(keyOf))
  return members.flatMap((member) => {
    const key = keyOf(member)
    const { name } = member
    const comment = commentOf(member)
    if (name === undefined || known.has(key) || isPrivate(member) || isHiddenComment(comment)) return []
    known.add(key)
    const { symbol } = node as unknown as { symbol: ts.Symbol }
    const type = isStatic(member) ? checker.getTypeOfSymbol(symbol) : checker.getDeclaredTypeOfSymbol(symbol)
    const property = checker.getPropertyOfType(type, name.getText())
    if (property === undefined) return []
    return items.property(property, name.getText(), node).map(
      ({ comment: _, ...item }): ItemFacts => ({
        ...item,
        ...(comment === undefined ? {} : { comment }),
        sourceLine: lineOf(member),
      }),
    )
  })
}

function keyOf(member: ts.ClassElement): string {
  return `${String(isStatic(member))} ${member.name?.getText()}`
}
