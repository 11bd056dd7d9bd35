import ts from '#typescript'
import { tokensOf } from '../match/unchanged-symbols.ts'

/** Setters of a declaration that take another type than their getters return: no relation of types compares them. */
function ownSettersIn({ declarations = [] }: ts.Symbol): string[] {
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isSetAccessorDeclaration(node) && !ts.isObjectLiteralExpression(node.parent)) {
      const accessors = (node.parent.members as ts.NodeArray<ts.Node>).filter(ts.isGetAccessorDeclaration)
      const getter = accessors.find(({ name }) => name.getText() === node.name.getText())
      if (getter && getter.type?.getText() !== node.parameters[0]?.type?.getText()) found.push(tokensOf(node))
    }
    ts.forEachChild(node, visit)
  }
  declarations.forEach(visit)
  return found
}

/**
 * Whether declarations differ in what no relation of types compares: setters with types of their own, `this`, constructors that an
 * abstract class has too, `const` type parameters, and `NoInfer`.
 *
 * @param causes - Pairs of declarations by which two exports differ. With more than one, what a setter names may be another one.
 */
export function haveUnrelated(causes: readonly (readonly [base: ts.Symbol, head: ts.Symbol])[]): boolean {
  return causes.some(([base, head]) => {
    const [before, after] = [ownSettersIn(base), ownSettersIn(head)]
    const isOpen = causes.length > 1 && before.length + after.length > 0
    return isOpen || before.join('\n') !== after.join('\n') || marksOf(base) !== marksOf(head)
  })
}

function marksOf({ declarations = [] }: ts.Symbol): string {
  return declarations.flatMap((node) => (ts.isSourceFile(node) ? [] : marksIn(node))).join('\n')
}

/** In order: types of `this` in functions, which count for no relation where the other side has none, `NoInfer`, `abstract new` and `const` names. */
function marksIn(root: ts.Node): string[] {
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    const isThis = ts.isParameter(node) && node.name.getText() === 'this'
    const isMark = ts.isTypeReferenceNode(node) && /^(?:ThisType|NoInfer)$/.test(node.typeName.getText())
    if (isThis || isMark) {
      found.push(tokensOf(node))
      return
    }
    const modifiers =
      ts.isConstructorTypeNode(node) || ts.isTypeParameterDeclaration(node) ? (node.modifiers ?? []) : []
    for (const { kind } of modifiers)
      if (kind === ts.SyntaxKind.AbstractKeyword || kind === ts.SyntaxKind.ConstKeyword)
        found.push(ts.tokenToString(kind)!)
    ts.forEachChild(node, visit)
  }
  visit(root)
  return found
}
