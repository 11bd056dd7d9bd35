import ts from '#typescript'
import { headText } from '../compiler/head-text.ts'
import { printNode } from '../fold/declaration-text.ts'
import type { Declarations } from './declarations.ts'

/** Longest text that a history keeps, in characters. */
const longest = 2000

/** One line of a declaration: without comments and modifiers; a container without its members. */
export function declarationText(node: ts.Node): string {
  const members = membersIn(node)
  return (members ? headText(node, members) : printNode(node)).replace(/\s+/g, ' ')
}

/** Whether a text is short enough to be kept. */
export function isKept(text: string): boolean {
  return text.length <= longest
}

/** Members of a class, an interface, an enum or a namespace; undefined for other declarations. */
function membersIn(node: ts.Node): ts.NodeArray<ts.Node> | undefined {
  if (ts.isClassDeclaration(node) || ts.isInterfaceDeclaration(node) || ts.isEnumDeclaration(node)) return node.members
  return ts.isModuleDeclaration(node) && node.body && ts.isModuleBlock(node.body) ? node.body.statements : undefined
}

/** Exports that the types in a declaration name, by the name in its text. Names of type parameters are none. */
export function namesIn(node: ts.Node, { exportOf }: Declarations): [string, string][] {
  const found = new Map<string, string>()
  const members = new Set<ts.Node>(membersIn(node))
  const visit = (at: ts.Node): void => {
    if (members.has(at)) return
    const name = nameOf(at)
    const target = name === undefined || isTypeParameter(at, name) ? undefined : exportOf(name)
    if (name !== undefined && target !== undefined) found.set(name, target)
    ts.forEachChild(at, visit)
  }
  visit(node)
  return [...found]
}

/** Name that a type reference, a base or `typeof` begins with. */
function nameOf(node: ts.Node): string | undefined {
  const name = ts.isTypeReferenceNode(node)
    ? node.typeName
    : ts.isExpressionWithTypeArguments(node)
      ? node.expression
      : ts.isTypeQueryNode(node)
        ? node.exprName
        : undefined
  return name && ts.isIdentifier(name) ? name.text : undefined
}

function isTypeParameter(node: ts.Node, name: string): boolean {
  for (let at: ts.Node | undefined = node; at; at = at.parent) {
    const parameters = (at as { typeParameters?: readonly ts.TypeParameterDeclaration[] }).typeParameters ?? []
    if (parameters.some((parameter) => parameter.name.text === name)) return true
    if (ts.isConditionalTypeNode(at) && infers(at.extendsType, name)) return true
    if (ts.isMappedTypeNode(at) && at.typeParameter.name.text === name) return true
  }
  return false
}

function infers(type: ts.Node, name: string): boolean {
  if (ts.isInferTypeNode(type) && type.typeParameter.name.text === name) return true
  return ts.forEachChild(type, (child) => infers(child, name) || undefined) ?? false
}
