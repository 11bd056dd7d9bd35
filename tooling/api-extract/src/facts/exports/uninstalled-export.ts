import type ts from 'typescript'
import type { ExportFacts, FacetKind } from '../../facts.ts'
import { endLineOf, lineOf } from '../../program/lines.ts'
import { isIdentifier } from '../../program/names.ts'
import type { ImportedName } from '../names/import-chain.ts'
import { declarationText } from '../declarations/declaration-text.ts'
import { compiler } from '../../typescript.ts'
import type { PackageFolder } from '../../package/package-folder.ts'

/** A name re-exported from a package that is not installed. */
export interface UninstalledExport {
  /** Its declaration is the `export` statement. */
  symbol: ts.Symbol
  /** The exported name. */
  name: string
  imported: ImportedName
  isTypeOnly: boolean
}

/**
 * Facts of a name whose package is not installed, from its `export` statement: a type for `export type`, a namespace for a
 * whole module, else assumed to be a value.
 */
export function uninstalledExport(
  { symbol, name, imported, isTypeOnly }: UninstalledExport,
  folder: PackageFolder,
): Pick<ExportFacts, 'facets' | 'declarations'> {
  const facet: FacetKind = imported.name === '*' ? 'namespace' : isTypeOnly ? 'type' : 'variable'
  const [node] = symbol.declarations ?? []
  if (node === undefined) return { facets: [facet], declarations: [] }
  const at = { file: folder.name(node.getSourceFile().fileName), line: lineOf(node), endLine: endLineOf(node) }
  return { facets: [facet], declarations: [{ facet, at, text: textOf(name, imported, isTypeOnly) }] }
}

/**
 * Facts of a name whose target the compiler does not find, from the declaration: `export import Leaf = ns.Leaf` of a package
 * that is not installed, or of a global that is not there.
 */
export function unresolvedExport(
  { declarations = [] }: ts.Symbol,
  name: string,
  folder: PackageFolder,
  comment: string | undefined,
): Pick<ExportFacts, 'facets' | 'identity' | 'declarations'> {
  const [node] = declarations
  if (node === undefined) return { facets: [], identity: `!${name}`, declarations: [] }
  const file = folder.name(node.getSourceFile().fileName)
  const at = { file, line: lineOf(node), endLine: endLineOf(node) }
  const text = compiler.isExportSpecifier(node) ? `export { ${node.getText()} };` : declarationText(node)
  const declaration = { facet: 'variable' as const, at, text, ...(comment === undefined ? {} : { comment }) }
  return { facets: ['variable'], identity: `${file}:${node.getStart()}`, declarations: [declaration] }
}

function textOf(name: string, { name: importedAs, specifier }: ImportedName, isTypeOnly: boolean): string {
  const from = `'${specifier}'`
  if (importedAs === 'export=')
    return name === 'export=' ? `export = require(${from});` : `export import ${name} = require(${from});`
  const [inner, outer] = [written(importedAs), written(name)]
  const list = importedAs === '*' ? `* as ${outer}` : inner === outer ? `{ ${outer} }` : `{ ${inner} as ${outer} }`
  return `export ${isTypeOnly ? 'type ' : ''}${list} from ${from};`
}

/** A name as written in an export list. */
function written(name: string): string {
  return isIdentifier(name) ? name : JSON.stringify(name)
}
