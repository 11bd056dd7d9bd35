import { basename } from 'node:path'
import type ts from 'typescript'
import type { PackageFolder } from '../package/package-folder.ts'
import { lineOf } from '../program/lines.ts'
import { isIdentifier } from '../program/names.ts'
import { resolveAlias } from '../program/symbols.ts'

/**
 * Makes an entry point's file re-export only some of its names, from a file beside it that exists only in memory and has
 * the original text.
 *
 * @param types - Absolute declaration file of the entry point.
 * @returns Text by absolute file name.
 */
export function partialEntryPoint(program: ts.Program, types: string, names: readonly string[]): Map<string, string> {
  const { stem = '', kind = '' } = /^(?<stem>.*)\.d\.(?<kind>[cm]?)ts$/.exec(types)?.groups ?? {}
  const list = `export { ${names.join(', ')} } from './${basename(stem)}.whole.${kind}js';\n`
  return new Map([
    [`${stem}.whole.d.${kind}ts`, program.getSourceFile(types)?.text ?? ''],
    [types, list],
  ])
}

/** Position of each export's declaration, by exported name. Names that are not identifiers are left out. */
export function exportPositions(
  program: ts.Program,
  types: string,
  folder: PackageFolder,
): Map<string, { file: string; line: number }> {
  const checker = program.getTypeChecker()
  const entry = program.getSourceFile(types)
  const module = entry && checker.getSymbolAtLocation(entry)
  const exported = module ? checker.getExportsOfModule(module) : []
  return new Map(
    exported
      .filter(({ name }) => isIdentifier(name))
      .map((symbol) => {
        const declared = [...(resolveAlias(checker, symbol).declarations ?? []), ...(symbol.declarations ?? [])]
        const own = declared.find((declaration) => folder.owns(declaration.getSourceFile().fileName))
        const file = folder.relative(own?.getSourceFile().fileName ?? types)
        return [symbol.name, { file, line: own ? lineOf(own) : 1 }]
      }),
  )
}
