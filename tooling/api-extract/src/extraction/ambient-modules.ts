import type ts from 'typescript'
import type { PackageFolder } from '../package/package-folder.ts'
import { compiler } from '../typescript.ts'

/** Modules that scripts declare by name. */
export interface AmbientModules {
  /** `declare module "well"`, by code unit of the name. */
  named: { name: string; file: string; symbol: ts.Symbol }[]
  /** `declare module "*.svg"`, which is no module that can be documented. */
  patterns: { name: string; file: string }[]
}

/**
 * Finds the modules that the package's own scripts declare: files without imports and exports that an entry point is or
 * references (`/// <reference path="well.d.ts" />`).
 *
 * @param known - Modules that are entry points already.
 */
export function ambientModules(
  program: ts.Program,
  folder: PackageFolder,
  known: ReadonlySet<ts.Symbol>,
): AmbientModules {
  const checker = program.getTypeChecker()
  const found: AmbientModules = { named: [], patterns: [] }
  const names = new Set<string>()
  for (const file of folder.ownFiles(program)) {
    if (compiler.isExternalModule(file)) continue
    for (const statement of file.statements) {
      if (!compiler.isModuleDeclaration(statement) || !compiler.isStringLiteral(statement.name)) continue
      const name = statement.name.text
      if (names.has(name)) continue
      names.add(name)
      const one = { name, file: folder.relative(file.fileName) }
      const symbol = checker.getSymbolAtLocation(statement.name)
      if (name.includes('*')) found.patterns.push(one)
      else if (symbol !== undefined && !known.has(symbol)) found.named.push({ ...one, symbol })
    }
  }
  found.named.sort((a, b) => (a.name < b.name ? -1 : 1))
  return found
}
