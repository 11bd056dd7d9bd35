import type ts from 'typescript'
import type { ExportFacts, FacetKind } from '../../facts.ts'
import { isIdentifier } from '../../program/names.ts'
import type { ImportedName } from '../names/import-chain.ts'
import type { PackageFolder } from '../../package/package-folder.ts'

/** A name that a package passes on from another one, of which there are no declarations. */
export interface UninstalledExport {
  /** Its declaration is the `export` that passes it on. */
  symbol: ts.Symbol
  /** The name a consumer uses. */
  name: string
  imported: ImportedName
  isTypeOnly: boolean
}

/**
 * What is known of a name whose package is not installed: that it is passed on, and how. It is a type where the `export` says
 * so, a namespace where it is a whole module, and else taken for a value.
 */
export function uninstalledExport(
  { symbol, name, imported, isTypeOnly }: UninstalledExport,
  folder: PackageFolder,
): Pick<ExportFacts, 'facets' | 'declarations'> {
  const facet: FacetKind = imported.name === '*' ? 'namespace' : isTypeOnly ? 'type' : 'variable'
  const [node] = symbol.declarations ?? []
  const sourceFile = node?.getSourceFile()
  if (node === undefined || sourceFile === undefined) return { facets: [facet], declarations: [] }
  const at = {
    file: folder.name(sourceFile.fileName),
    line: sourceFile.getLineAndCharacterOfPosition(node.getStart(sourceFile)).line + 1,
    endLine: sourceFile.getLineAndCharacterOfPosition(node.getEnd()).line + 1,
  }
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

/** A name as it stands in a list of exports. */
function written(name: string): string {
  return isIdentifier(name) ? name : JSON.stringify(name)
}
