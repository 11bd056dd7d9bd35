import ts from '#typescript'
import type { SurfaceSymbol } from '../match/surface.ts'

/** Declarations of a symbol, and of the aliases in them that consumers cannot name. */
export interface Reach {
  declarations: readonly ts.Declaration[]
  /** Type parameters of those aliases that get a type parameter as it is. */
  passedTo: (parameter: ts.Symbol) => readonly ts.Symbol[]
}

/**
 * Finds the declarations that decide what a symbol means.
 *
 * @param exported - Paths of the exported symbols, which are compared on their own.
 */
export function reachOf(
  checker: ts.TypeChecker,
  { declarations }: SurfaceSymbol,
  exported: ReadonlyMap<ts.Symbol, string>,
): Reach {
  const found = new Set<ts.Declaration>(
    declarations.filter((node) => !ts.isModuleDeclaration(node) && !ts.isSourceFile(node)),
  )
  const passed = new Map<ts.Symbol, ts.Symbol[]>()
  const visit = (node: ts.Node): void => {
    const alias = ts.isTypeReferenceNode(node) ? aliasOf(checker, node.typeName) : undefined
    if (alias && !exported.has(alias.symbol)) {
      found.add(alias.declaration)
      ;(node as ts.TypeReferenceNode).typeArguments?.forEach((type, index) => {
        const own = alias.declaration.typeParameters?.[index]
        const [from, to] = [
          ts.isTypeReferenceNode(type) ? checker.getSymbolAtLocation(type.typeName) : undefined,
          own && checker.getSymbolAtLocation(own.name),
        ]
        if (from && to) passed.set(from, [...(passed.get(from) ?? []), to])
      })
    }
    ts.forEachChild(node, visit)
  }
  for (const declaration of found) visit(declaration)
  return { declarations: [...found], passedTo: (parameter) => passed.get(parameter) ?? [] }
}

function aliasOf(checker: ts.TypeChecker, name: ts.EntityName) {
  const symbol = checker.getSymbolAtLocation(name)
  const target = symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
  const declaration = target?.declarations?.find(ts.isTypeAliasDeclaration)
  const isOwn = declaration?.getSourceFile().fileName.match(/^\/review\/(base|head)\//)
  return target && declaration && isOwn ? { symbol: target, declaration } : undefined
}
