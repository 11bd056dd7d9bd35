import { basename } from 'node:path'
import type ts from 'typescript'
import { isIdentifier } from '../program/names.ts'
import type { PackageFolder } from '../package/package-folder.ts'
import { compiler } from '../typescript.ts'

/**
 * An entry point's file as a list of some of its exports, and its own text in a file beside it that does not exist.
 *
 * @param types - Absolute.
 * @returns Text by absolute file name.
 */
export function exportingOnly(program: ts.Program, types: string, names: readonly string[]): Map<string, string> {
  const { stem = '', kind = '' } = /^(?<stem>.*)\.d\.(?<kind>[cm]?)ts$/.exec(types)?.groups ?? {}
  const list = `export { ${names.join(', ')} } from './${basename(stem)}.whole.${kind}js';\n`
  return new Map([
    [`${stem}.whole.d.${kind}ts`, program.getSourceFile(types)?.text ?? ''],
    [types, list],
  ])
}

/** Where each export of an entry point is declared, without those whose name is no identifier. */
export function exportPlaces(
  program: ts.Program,
  types: string,
  folder: PackageFolder,
): Map<string, { file: string; line: number }> {
  const checker = program.getTypeChecker()
  const entry = program.getSourceFile(types)
  const module = entry && checker.getSymbolAtLocation(entry)
  const places = new Map<string, { file: string; line: number }>()
  for (const symbol of module ? checker.getExportsOfModule(module) : []) {
    if (!isIdentifier(symbol.name)) continue
    const target = symbol.flags & compiler.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
    const declared = [...(target.declarations ?? []), ...(symbol.declarations ?? [])]
    const own = declared.find((declaration) => folder.owns(declaration.getSourceFile().fileName))
    const sourceFile = own?.getSourceFile()
    const line = sourceFile ? sourceFile.getLineAndCharacterOfPosition(own!.getStart(sourceFile)).line + 1 : 1
    places.set(symbol.name, { file: folder.relative(sourceFile?.fileName ?? types), line })
  }
  return places
}
