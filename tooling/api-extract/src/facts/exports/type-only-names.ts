import type ts from 'typescript'
import { compiler } from '../../typescript.ts'

/**
 * Finds names that a module exports only by `export type *`, which their symbols do not show.
 *
 * @param exported - All exports of the module.
 */
export function typeOnlyNames(
  checker: ts.TypeChecker,
  module: ts.Symbol,
  exported: readonly ts.Symbol[],
): Set<ts.__String> {
  if (starsOf(module).length === 0) return new Set()
  const plain = new Set<ts.__String>()
  collect(module, new Set())
  return new Set(exported.map(({ escapedName }) => escapedName).filter((name) => !plain.has(name)))

  function collect(from: ts.Symbol, visited: Set<ts.Symbol>): void {
    if (visited.has(from)) return
    visited.add(from)
    for (const name of from.exports?.keys() ?? []) plain.add(name)
    for (const star of starsOf(from)) {
      const target =
        star.isTypeOnly || !star.moduleSpecifier ? undefined : checker.getSymbolAtLocation(star.moduleSpecifier)
      if (!target) continue
      // Members of an `export =` target are exports for the checker, but are not in the module's own table.
      if (target.exports?.has(compiler.InternalSymbolName.ExportEquals)) {
        for (const { escapedName } of checker.getExportsOfModule(target)) plain.add(escapedName)
      }
      collect(target, visited)
    }
  }
}

function starsOf(module: ts.Symbol): ts.ExportDeclaration[] {
  const stars = module.exports?.get(compiler.InternalSymbolName.ExportStar)
  return stars?.declarations?.filter(compiler.isExportDeclaration) ?? []
}
