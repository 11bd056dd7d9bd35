import ts from '#typescript'

/** Symbol that a name leads to: aliases resolved, with all that augmentations add, also through another module that re-exports it. */
export function targetSymbol(checker: ts.TypeChecker, symbol: ts.Symbol): ts.Symbol {
  const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
  return (checker as ts.TypeChecker & { getMergedSymbol: (symbol: ts.Symbol) => ts.Symbol }).getMergedSymbol(target)
}
