import ts from '#typescript'

/** Names that a statement declares; the parent of the name of a variable is its declaration. */
export function declaredNames(statement: ts.Statement): (ts.Identifier | ts.StringLiteral)[] {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.map(({ name }) => name).filter(ts.isIdentifier)
  const { name } = statement as { name?: ts.Node }
  return name && (ts.isIdentifier(name) || ts.isStringLiteral(name)) ? [name] : []
}
