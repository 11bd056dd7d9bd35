import ts from '#typescript'

/** An exported name, or one inside an exported namespace: `Shapes.Circle`. */
export interface SurfaceSymbol {
  path: string
  /** Aliases resolved. */
  symbol: ts.Symbol
  meanings: { value: boolean; type: boolean; namespace: boolean }
  declarations: readonly ts.Declaration[]
}

/** Collects the exported names of a module, those of its namespaces included. */
export function surfaceOf(checker: ts.TypeChecker, module: ts.Symbol): Map<string, SurfaceSymbol> {
  const surface = new Map<string, SurfaceSymbol>()
  const seen = new Set<ts.Symbol>()
  const visit = (container: ts.Symbol, prefix: string): void => {
    if (seen.has(container)) return
    seen.add(container)
    for (const exported of checker.getExportsOfModule(container)) {
      const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported
      const isTypeOnly = (exported.declarations ?? []).some(ts.isTypeOnlyImportOrExportDeclaration)
      const path = `${prefix}${exported.name}`
      surface.set(path, {
        path,
        symbol,
        meanings: meaningsOf(symbol, isTypeOnly),
        declarations: symbol.declarations ?? [],
      })
      const isNamespace = symbol.flags & (ts.SymbolFlags.NamespaceModule | ts.SymbolFlags.ValueModule)
      if (isNamespace) visit(symbol, `${path}.`)
    }
  }
  visit(module, '')
  return surface
}

function meaningsOf({ flags }: ts.Symbol, isTypeOnly: boolean): SurfaceSymbol['meanings'] {
  return {
    value: !isTypeOnly && (flags & ts.SymbolFlags.Value) !== 0,
    type: (flags & ts.SymbolFlags.Type) !== 0,
    namespace: (flags & ts.SymbolFlags.Namespace & ~ts.SymbolFlags.Enum) !== 0,
  }
}
