import ts from '#typescript'
import { parseText } from '../compiler/parse-text.ts'

/** An export of a whole module under a name; `ts.preProcessFile` does not list its module. */
const namespaceExport = /\bexport\s+(?:type\s+)?\*\s*as\b/

/** Files by the text that names them: both sides have most texts. */
const known = new Map<string, ts.PreProcessedFileInfo>()

/** Files and modules that a text names, as `ts.preProcessFile` lists them, those of `export * as name from` included. */
export function preProcess(text: string): ts.PreProcessedFileInfo {
  const found = known.get(text) ?? readImports(text)
  known.set(text, found)
  return found
}

/** Modules and files that a text names, files as relative paths. */
export function importsOf(text: string): string[] {
  const { importedFiles, referencedFiles } = preProcess(text)
  const references = referencedFiles.map(({ fileName }) => (/^\.\.?\//.test(fileName) ? fileName : `./${fileName}`))
  return [...importedFiles.map(({ fileName }) => fileName), ...references]
}

function readImports(text: string): ts.PreProcessedFileInfo {
  const info = ts.preProcessFile(text, true, true)
  if (!namespaceExport.test(text)) return info
  const { statements } = parseText(text)
  const missed = statements.flatMap((node) => {
    const isMissed = ts.isExportDeclaration(node) && node.exportClause && ts.isNamespaceExport(node.exportClause)
    if (!isMissed || !node.moduleSpecifier || !ts.isStringLiteral(node.moduleSpecifier)) return []
    const { text: fileName, pos, end } = node.moduleSpecifier
    return [{ fileName, pos, end }]
  })
  return { ...info, importedFiles: [...info.importedFiles, ...missed] }
}
