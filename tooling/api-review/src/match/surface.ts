import ts from '#typescript'
import { targetSymbol } from '../compiler/target-symbol.ts'
import { ambientPrefix } from './ambient-names.ts'

/** An exported name, or one inside an exported namespace: `Shapes.Circle`. */
export interface SurfaceSymbol {
  path: string
  /** Aliases resolved. */
  symbol: ts.Symbol
  meanings: { value: boolean; type: boolean; namespace: boolean }
  declarations: readonly ts.Declaration[]
}

/** Exports of an entry point, by path. */
export type Surface = ReadonlyMap<string, SurfaceSymbol>

/** Exports of both sides at an entry point. */
export interface Surfaces {
  base: Surface
  head: Surface
}

/** Path of what a module is assigned by `export =`. */
export const assignedPath = 'export='

/** A path and those of what it is in: `a.b.c`, `a.b`, `a`. */
export function dottedPrefixes(path: string): string[] {
  const prefixes: string[] = []
  for (let prefix = path; prefix !== ''; prefix = prefix.slice(0, Math.max(0, prefix.lastIndexOf('.'))))
    prefixes.push(prefix)
  return prefixes
}

/** The value at a path, or at the nearest path that it is in: the export that a member belongs to. */
export function nearest<Value>(byPath: ReadonlyMap<string, Value>, path: string): Value | undefined {
  const found = dottedPrefixes(path).find((prefix) => byPath.has(prefix))
  return found === undefined ? undefined : byPath.get(found)
}

/**
 * Collects the exported names of a module, those of its namespaces included. What the module is assigned by `export =` counts as an export of its
 * own, {@link assignedPath}.
 */
export function surfaceOf(checker: ts.TypeChecker, module: ts.Symbol): Map<string, SurfaceSymbol> {
  const surface = new Map<string, SurfaceSymbol>()
  // Shortest paths first: a namespace that also contains itself has one path on both sides.
  const containers = new Map([[module, '']])
  for (const [container, prefix] of containers) {
    // The names of a module that is assigned something are those of what it is assigned.
    const isAssigned = container.exports?.has(ts.InternalSymbolName.ExportEquals)
    const values = isAssigned ? undefined : valueNamesOf(checker, container)
    for (const exported of checker.getExportsOfModule(container)) {
      // TypeScript itself declares the `prototype` of a class that a module is assigned.
      if (exported.name.startsWith(ambientPrefix) || exported.flags & ts.SymbolFlags.Prototype) continue
      const symbol = targetSymbol(checker, exported)
      const isTypeOnly = values?.has(exported.escapedName) === false || isTypeOnlyAlias(checker, exported)
      const path = `${prefix}${exported.name}`
      surface.set(path, {
        path,
        symbol,
        meanings: meaningsOf(symbol, isTypeOnly),
        declarations: symbol.declarations ?? [],
      })
      const isNamespace = symbol.flags & (ts.SymbolFlags.NamespaceModule | ts.SymbolFlags.ValueModule)
      if (isNamespace && !containers.has(symbol)) containers.set(symbol, `${path}.`)
    }
  }
  const assigned = module.exports?.get(ts.InternalSymbolName.ExportEquals)
  if (assigned) {
    const symbol = targetSymbol(checker, assigned)
    const { declarations = [] } = symbol
    surface.set(assignedPath, { path: assignedPath, symbol, meanings: meaningsOf(symbol, false), declarations })
  }
  return surface
}

/** Whether a name leads to what it means through an import or export of types. */
function isTypeOnlyAlias(checker: ts.TypeChecker, symbol: ts.Symbol): boolean {
  const passed = new Set<ts.Symbol>()
  let next: ts.Symbol | undefined = symbol
  while (next && next.flags & ts.SymbolFlags.Alias && !passed.has(next)) {
    if ((next.declarations ?? []).some(ts.isTypeOnlyImportOrExportDeclaration)) return true
    passed.add(next)
    next = checker.getImmediateAliasedSymbol(next)
  }
  return false
}

/** Names that a module exports without `export type *`, by which values are types only. */
function valueNamesOf(
  checker: ts.TypeChecker,
  { exports }: ts.Symbol,
  seen = new Set<ts.SymbolTable | undefined>(),
): Set<ts.__String> {
  if (seen.has(exports)) return new Set()
  seen.add(exports)
  const stars = exports?.get(ts.InternalSymbolName.ExportStar)?.declarations ?? []
  const targets = stars.flatMap((node) => {
    const isValue = ts.isExportDeclaration(node) && !node.isTypeOnly && node.moduleSpecifier
    return (isValue && checker.getSymbolAtLocation(isValue)) || []
  })
  return new Set([...(exports?.keys() ?? []), ...targets.flatMap((target) => [...valueNamesOf(checker, target, seen)])])
}

function meaningsOf({ flags }: ts.Symbol, isTypeOnly: boolean): SurfaceSymbol['meanings'] {
  return {
    value: !isTypeOnly && (flags & ts.SymbolFlags.Value) !== 0,
    type: (flags & ts.SymbolFlags.Type) !== 0,
    namespace: (flags & ts.SymbolFlags.Namespace & ~ts.SymbolFlags.Enum) !== 0,
  }
}
