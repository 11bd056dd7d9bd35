import type ts from 'typescript'
import type { ExportFacts, FacetKind } from '../../facts.ts'
import { endLineOf, lineOf } from '../../program/lines.ts'
import { isIdentifier } from '../../program/names.ts'
import type { ImportedName } from '../names/import-chain.ts'
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
