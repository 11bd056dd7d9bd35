import type ts from 'typescript'
import { compiler } from '../../typescript.ts'

/** Limit of names that are followed to find the members of a value. */
const mostNames = 5

/** Members of a type, of a class, or of the object or class that a constant or property holds. */
export function membersOf(node: ts.Node | undefined): readonly ts.Node[] {
  if (node === undefined) return []
  if (
    compiler.isClassLike(node) ||
    compiler.isInterfaceDeclaration(node) ||
    compiler.isEnumDeclaration(node) ||
    compiler.isTypeLiteralNode(node)
  )
    return node.members
  if (compiler.isObjectLiteralExpression(node)) return propertiesOf(node)
  if (compiler.isExportAssignment(node)) return membersOf(valueOf(node.expression))
  const { type, initializer, body } = node as ts.Node & { type?: ts.Node; initializer?: ts.Expression; body?: ts.Node }
  return membersOf(type ?? (initializer && valueOf(initializer)) ?? (body && resultOf(body)))
}

/** Properties of an object, and of those that it spreads and that the same file declares. The last one of a name counts. */
function propertiesOf({ properties }: ts.ObjectLiteralExpression): readonly ts.Node[] {
  const own = properties.filter((one) => one === accessorsOf(one)[0])
  if (!own.some(compiler.isSpreadAssignment)) return own
  const all = own.flatMap((one) => (compiler.isSpreadAssignment(one) ? membersIn(one.expression) : [one]))
  return all.filter((one, at) => !all.slice(at + 1).some((other) => nameOf(other) === nameOf(one)))
}

/** Getter and setter with the name of an accessor of an object, of which the compiler declares one property; any other member alone. */
export function accessorsOf(member: ts.Node): [first: ts.Node, setter?: ts.Node] {
  const { parent } = member
  if (!compiler.isAccessor(member) || !compiler.isObjectLiteralExpression(parent)) return [member]
  const halves = parent.properties.filter(({ name }) => name?.getText() === member.name.getText())
  const [getter, setter] = [halves.find(compiler.isGetAccessor), halves.find(compiler.isSetAccessor)]
  return getter === undefined || setter === undefined ? [member] : [getter, setter]
}

/** Members of a type or value, or of the declaration in its file that it names: `Tools`, `tools`, `new Tools()`, `createTools()`. */
export function membersIn(node: ts.Node, followed = 0): readonly ts.Node[] {
  const own = membersOf(node)
  if (own.length > 0 || followed > mostNames) return own
  const { type, initializer } = node as ts.Node & { type?: ts.Node; initializer?: ts.Expression }
  const name = nameIn(type ?? (initializer === undefined ? node : valueOf(initializer)))
  const declared = name === undefined ? [] : declarationsOf(node.getSourceFile()).filter((one) => nameOf(one) === name)
  return declared.flatMap((one) => membersIn(one, followed + 1))
}

/** Objects and classes in a value, outside of other functions' parameters and of types. */
export function objectsIn(node: ts.Node): readonly ts.Node[] {
  const found: ts.Node[] = []
  const visit = (child: ts.Node): void => {
    if (compiler.isObjectLiteralExpression(child) || compiler.isClassLike(child)) found.push(child)
    if (!compiler.isParameter(child) && !compiler.isTypeNode(child)) compiler.forEachChild(child, visit)
  }
  compiler.forEachChild(node, visit)
  return found
}

/** An expression without parentheses and assertions. */
export function valueOf(node: ts.Expression): ts.Expression {
  const isOuter =
    compiler.isParenthesizedExpression(node) ||
    compiler.isAssertionExpression(node) ||
    compiler.isSatisfiesExpression(node)
  return isOuter ? valueOf(node.expression) : node
}

/** The class that a declaration is or holds. */
export function classIn(node: ts.Node | undefined): ts.ClassLikeDeclaration | undefined {
  const { initializer } = (node ?? {}) as { initializer?: ts.Expression }
  const value = initializer === undefined ? node : valueOf(initializer)
  return value !== undefined && compiler.isClassLike(value) ? value : undefined
}

/** The expression that a function returns at its end, or what its body declares under the name that it returns. */
export function resultOf(body: ts.Node): ts.Node | undefined {
  const last = compiler.isBlock(body) ? body.statements.findLast(compiler.isReturnStatement)?.expression : body
  if (last === undefined || !compiler.isExpression(last)) return undefined
  const value = valueOf(last)
  const named = compiler.isIdentifier(value) && compiler.isBlock(body) ? declaredIn(body, value.text) : undefined
  return named ?? value
}

/** The function, the class or the value of a constant without a written type that a block declares. */
function declaredIn(block: ts.Block, name: string): ts.Node | undefined {
  const found = declarationsOf(block).find((one) => nameOf(one) === name)
  if (found === undefined || !compiler.isVariableDeclaration(found)) return found
  return found.type === undefined && found.initializer !== undefined ? valueOf(found.initializer) : undefined
}

function nameIn(node: ts.Node): string | undefined {
  if (compiler.isTypeReferenceNode(node)) return node.typeName.getText()
  if (compiler.isNewExpression(node) || compiler.isCallExpression(node)) return nameIn(node.expression)
  return compiler.isIdentifier(node) ? node.text : undefined
}

function declarationsOf({ statements }: ts.SourceFile | ts.Block): readonly ts.Node[] {
  return statements.flatMap<ts.Node>((one) =>
    compiler.isVariableStatement(one) ? [...one.declarationList.declarations] : [one],
  )
}

function nameOf(node: ts.Node): string | undefined {
  return (node as { name?: ts.Node }).name?.getText()
}

/** Whether the parts of a value are those of its type. */
export function isStructure(value: ts.Node): boolean {
  return compiler.isObjectLiteralExpression(value) || compiler.isClassLike(value) || compiler.isFunctionLike(value)
}

/** Parameters of a function, a method, a constructor, or a constant or property that holds a function. */
export function parametersOf(node: ts.Node): ts.NodeArray<ts.ParameterDeclaration> | undefined {
  if (compiler.isFunctionLike(node)) return node.parameters
  if (compiler.isExportAssignment(node)) return parametersOf(valueOf(node.expression))
  const { type, initializer } = node as ts.Node & { type?: ts.Node; initializer?: ts.Expression }
  const held = initializer === undefined ? type : valueOf(initializer)
  return held !== undefined && compiler.isFunctionLike(held) ? held.parameters : undefined
}
