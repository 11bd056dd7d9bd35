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

/** Type arguments of a reference such as `Map<string, number>`; none of other types. */
export function typeArgumentsOf(checker: ts.TypeChecker, type: ts.Type): readonly ts.Type[] {
  const isReference = ((type as ts.ObjectType).objectFlags ?? 0) & ts.ObjectFlags.Reference
  return type.flags & ts.TypeFlags.Object && isReference ? checker.getTypeArguments(type as ts.TypeReference) : []
}

/** Whether a type is made of the keys of another one. */
export function isMapped(type: ts.Type): boolean {
  return (((type as ts.ObjectType).objectFlags ?? 0) & ts.ObjectFlags.Mapped) !== 0
}
