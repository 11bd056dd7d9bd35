import type ts from 'typescript'
import { docComment } from '../declarations/declaration-text.ts'
import type { PackageFolder } from '../../package/package-folder.ts'
import { compiler } from '../../typescript.ts'

/** What a module or a namespace exports, in no particular order; what `export =` assigns where there is one. */
export function exportedSymbols(checker: ts.TypeChecker, container: ts.Symbol): ts.Symbol[] {
  const equals = container.exports?.get(compiler.InternalSymbolName.ExportEquals)
  if (equals) return [equals]
  // Statics of a class and members of an enum are exports of the symbol too, when a namespace is merged with it.
  const meanings = compiler.SymbolFlags
  return checker
    .getExportsOfModule(container)
    .filter(
      (symbol) =>
        symbol.flags & (meanings.Alias | meanings.Type | meanings.Variable | meanings.Function | meanings.Namespace),
    )
    .filter((symbol) => !(symbol.flags & (meanings.EnumMember | meanings.TypeParameter | meanings.Prototype)))
}

/**
 * A namespace that another package declares; what is in it is documented there. One that is made of a whole module
 * (`export * as ext from 'ext-lib'`) is the package's own.
 */
function isForeignNamespace({ declarations }: ts.Symbol, folder: PackageFolder): boolean {
  const [first] = declarations ?? []
  return (
    first !== undefined && !declarations!.some(compiler.isSourceFile) && !folder.owns(first.getSourceFile().fileName)
  )
}

/** What some modules export at any depth of namespaces, aliases resolved, without what is tagged `@internal`. */
export function documentedSymbols(
  checker: ts.TypeChecker,
  folder: PackageFolder,
  modules: readonly ts.Symbol[],
): Set<ts.Symbol> {
  const documented = new Set<ts.Symbol>()
  const visited = new Set<ts.Symbol>()
  const visit = (container: ts.Symbol): void => {
    if (visited.has(container)) return
    visited.add(container)
    for (const symbol of exportedSymbols(checker, container)) {
      const target = symbol.flags & compiler.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
      if (target.declarations?.some((declaration) => /@internal\b/u.test(docComment(declaration) ?? ''))) continue
      documented.add(target)
      if (target.flags & compiler.SymbolFlags.Namespace && !isForeignNamespace(target, folder)) visit(target)
    }
  }
  modules.forEach(visit)
  return documented
}
