import ts from '#typescript'
import type { SurfaceSymbol } from '../match/surface.ts'

/** Declarations of the members of a class or interface by name; those of a class itself are `static name`. */
export function membersOf({ declarations }: SurfaceSymbol): Map<string, ts.Declaration[]> {
  const members = new Map<string, ts.Declaration[]>()
  for (const node of declarations) {
    if (!ts.isClassDeclaration(node) && !ts.isInterfaceDeclaration(node)) continue
    for (const member of node.members) {
      const name = nameOf(member)
      if (name !== undefined) members.set(name, [...(members.get(name) ?? []), member])
    }
  }
  return members
}

/** Whether a declaration has a modifier. */
export function has(node: ts.Node, kind: ts.SyntaxKind): boolean {
  return ts.canHaveModifiers(node) && (node.modifiers?.some((modifier) => modifier.kind === kind) ?? false)
}

function nameOf(member: ts.ClassElement | ts.TypeElement): string | undefined {
  if (ts.isConstructorDeclaration(member)) return 'constructor'
  if (!member.name) return undefined
  const name = ts.isStringLiteral(member.name) ? member.name.text : member.name.getText()
  return has(member, ts.SyntaxKind.StaticKeyword) ? `static ${name}` : name
}
