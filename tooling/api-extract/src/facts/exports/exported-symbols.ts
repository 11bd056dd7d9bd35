import type ts from 'typescript'
import { docComment } from '../declarations/declaration-text.ts'
import type { PackageFolder } from '../../package/package-folder.ts'
import { resolveAlias } from '../../program/symbols.ts'
import { compiler } from '../../typescript.ts'

/** Exports of a module or namespace, in no particular order; only the target of `export =` where there is one. */
export function exportedSymbols(checker: ts.TypeChecker, container: ts.Symbol): ts.Symbol[] {
  const equals = container.exports?.get(compiler.InternalSymbolName.ExportEquals)
  if (equals) return [equals]
  // For a namespace that is merged with a class or enum, the checker lists statics and enum members too.
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
 * Whether another package declares a namespace and documents its contents. A namespace made of a whole module
 * (`export * as ext from 'ext-lib'`) is the package's own.
 */
function isForeignNamespace({ declarations }: ts.Symbol, folder: PackageFolder): boolean {
  const [first] = declarations ?? []
  return (
    first !== undefined && !declarations!.some(compiler.isSourceFile) && !folder.owns(first.getSourceFile().fileName)
  )
}

/** Exports of modules at any depth of namespaces, aliases resolved, without those tagged `@internal`. */
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
      const target = resolveAlias(checker, symbol)
      if (target.declarations?.some((declaration) => /@internal\b/u.test(docComment(declaration) ?? ''))) continue
      documented.add(target)
      if (target.flags & compiler.SymbolFlags.Namespace && !isForeignNamespace(target, folder)) visit(target)
    }
  }
  modules.forEach(visit)
  return documented
}
