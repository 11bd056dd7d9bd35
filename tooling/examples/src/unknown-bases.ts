import ts from '#typescript'
import { nodeAt } from './node-at.ts'
import { packageIn } from './resolver.ts'

/** "Property does not exist", in its two forms. */
const memberCodes = new Set([2339, 2551])

/**
 * Errors about members of a class that extends one of a package that is not installed: the member may be inherited.
 *
 * @returns The package by error.
 */
export function unknownBases(
  checker: ts.TypeChecker,
  file: ts.SourceFile,
  errors: readonly ts.Diagnostic[],
): Map<ts.Diagnostic, string> {
  const found = new Map<ts.Diagnostic, string>()
  for (const one of errors) {
    if (!memberCodes.has(one.code)) continue
    const access = nodeAt(file, one.start ?? 0, ts.isPropertyAccessExpression) as
      | ts.PropertyAccessExpression
      | undefined
    const name = access && unknownBase(checker, checker.getTypeAtLocation(access.expression).symbol, new Set())
    if (name !== undefined) found.set(one, name)
  }
  return found
}

/** The package of the first class around a type's inheritance that the compiler cannot find. */
function unknownBase(checker: ts.TypeChecker, symbol: ts.Symbol | undefined, seen: Set<ts.Symbol>): string | undefined {
  if (symbol === undefined || seen.has(symbol)) return undefined
  seen.add(symbol)
  for (const declaration of symbol.declarations ?? []) {
    if (!ts.isClassLike(declaration) && !ts.isInterfaceDeclaration(declaration)) continue
    for (const { expression } of (declaration.heritageClauses ?? []).flatMap(({ types }) => [...types])) {
      const imported = checker.getSymbolAtLocation(firstName(expression))
      const specifier = imported && specifierOf(imported)
      if (specifier !== undefined && declarationsOf(checker, imported).length === 0) return packageIn(specifier)
      const inherited = unknownBase(checker, checker.getTypeAtLocation(expression).symbol, seen)
      if (inherited !== undefined) return inherited
    }
  }
  return undefined
}

/** `React` of `React.Component`. */
function firstName(expression: ts.Expression): ts.Expression {
  return ts.isPropertyAccessExpression(expression) ? firstName(expression.expression) : expression
}

function declarationsOf(checker: ts.TypeChecker, symbol: ts.Symbol | undefined): readonly ts.Declaration[] {
  const found = symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
  return found?.declarations ?? []
}

/** The package that a name is imported from; undefined for another file of the same package. */
function specifierOf({ declarations }: ts.Symbol): string | undefined {
  const found = declarations
    ?.map((one) => ts.findAncestor(one, ts.isImportDeclaration))
    .find((one) => one !== undefined)
  const specifier = (found?.moduleSpecifier as ts.StringLiteral | undefined)?.text
  return specifier === undefined || specifier.startsWith('.') ? undefined : specifier
}
