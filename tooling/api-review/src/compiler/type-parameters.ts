import ts from '#typescript'

/** Type parameters of a class, interface or alias. */
export function typeParametersOf({
  declarations = [],
}: {
  declarations?: readonly ts.Declaration[]
}): readonly ts.TypeParameterDeclaration[] {
  for (const node of declarations) {
    if (ts.isClassDeclaration(node) || ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node))
      return node.typeParameters ?? []
  }
  return []
}

/** Type arguments that are all `any`: `<any, any>`, or empty. */
export function anyList(count: number): string {
  return count === 0 ? '' : `<${Array.from({ length: count }, () => 'any').join(', ')}>`
}
