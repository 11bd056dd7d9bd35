import ts from '#typescript'
import { nodeAt } from './node-at.ts'
import { examplePrefix } from './variants.ts'

/** Types whose members JavaScript adds or finds at run time. */
const openTypes =
  /^(?:Window\b.*|typeof globalThis|Element|HTMLElement|EventTarget|Error|object|unknown|never|void|any|\{\})$/

/** The same in a message, where no expression has the type, as in a pattern. */
const openInMessage = new RegExp(`on type '(?:\\{.*\\}|[^<]* \\| .*|${openTypes.source.slice(1, -1)})'`)

/**
 * Whether a member that the compiler does not find may exist in JavaScript: of an object that an example makes, or of one type of a union
 * that has it.
 *
 * @param start - Of the member's name.
 */
export function isOpenMember(checker: ts.TypeChecker, file: ts.SourceFile, start: number, message: string): boolean {
  const access = nodeAt(file, start, ts.isPropertyAccessExpression) as ts.PropertyAccessExpression | undefined
  if (access?.name.getStart(file) !== start) return openInMessage.test(message)
  const { text } = access.name
  const isOpen = (type: ts.Type): boolean => {
    if (type.isUnion()) return type.types.some((one) => one.getProperty(text) !== undefined || isOpen(one))
    if (type.isIntersection()) return type.types.some(isOpen)
    return isMade(type) || openTypes.test(checker.typeToString(type))
  }
  return isOpen(checker.getTypeAtLocation(access.expression))
}

/** Whether an example writes the object of a type. */
function isMade({ symbol }: ts.Type): boolean {
  const isLiteral =
    symbol !== undefined && (symbol.flags & (ts.SymbolFlags.ObjectLiteral | ts.SymbolFlags.TypeLiteral)) !== 0
  const { declarations = [] } = isLiteral ? symbol : {}
  return isLiteral && declarations.every((one) => one.getSourceFile().fileName.includes(examplePrefix))
}

/** Whether the member at a position gets a value: scripts add members to objects. */
export function isAssigned(file: ts.SourceFile, start = 0): boolean {
  const isTarget = (node: ts.Node): boolean =>
    ts.isBinaryExpression(node) &&
    node.operatorToken.kind === ts.SyntaxKind.EqualsToken &&
    ts.isPropertyAccessExpression(node.left) &&
    node.left.name.getStart(file) === start
  return nodeAt(file, start, isTarget) !== undefined
}
