import type ts from 'typescript'
import { compiler } from '../typescript.ts'

/** The symbol at the end of a chain of aliases; the symbol itself when it is no alias. */
export function resolveAlias(checker: ts.TypeChecker, symbol: ts.Symbol): ts.Symbol {
  return symbol.flags & compiler.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
}

/** The file that a module specifier resolves to; absent for an ambient module and for one that is not found. */
export function moduleFile(checker: ts.TypeChecker, specifier: ts.Node | undefined): ts.SourceFile | undefined {
  return specifier && checker.getSymbolAtLocation(specifier)?.declarations?.find(compiler.isSourceFile)
}

/** The `export =` of a module; absent when it has none. */
export function exportAssignment(module: ts.Symbol): ts.Symbol | undefined {
  return module.exports?.get(compiler.InternalSymbolName.ExportEquals)
}
