import ts from '#typescript'
import { tokensOf } from '../match/unchanged-symbols.ts'

/** Whether a declaration has a setter that takes another type than its getter returns: no relation of types compares it. */
export function hasOwnSetter({ declarations = [] }: ts.Symbol): boolean {
  const visit = (node: ts.Node): boolean => {
    if (ts.isSetAccessorDeclaration(node) && !ts.isObjectLiteralExpression(node.parent)) {
      const accessors = (node.parent.members as ts.NodeArray<ts.Node>).filter(ts.isGetAccessorDeclaration)
      const getter = accessors.find(({ name }) => name.getText() === node.name.getText())
      if (getter && getter.type?.getText() !== node.parameters[0]?.type?.getText()) return true
    }
    return ts.forEachChild(node, visit) ?? false
  }
  return declarations.some(visit)
}

/** Whether two declarations say something else of `this` in functions: no relation of types compares it where the other side says nothing. */
export function saysOtherThis(base: ts.Symbol, head: ts.Symbol): boolean {
  const [before, after] = [base, head].map(({ declarations = [] }) =>
    declarations.flatMap((node) => (ts.isSourceFile(node) ? [] : thisTypesIn(node))).join('\n'),
  )
  return before !== after
}

function thisTypesIn(root: ts.Node): string[] {
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    const isThis = ts.isParameter(node) && node.name.getText() === 'this'
    const isThisType = ts.isTypeReferenceNode(node) && node.typeName.getText() === 'ThisType'
    if (isThis || isThisType) found.push(tokensOf(node))
    else ts.forEachChild(node, visit)
  }
  visit(root)
  return found
}
