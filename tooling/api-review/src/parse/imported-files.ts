import ts from '#typescript'

/** An export of a whole module under a name; `ts.preProcessFile` does not list its module. */
const namespaceExport = /\bexport\s+(?:type\s+)?\*\s*as\b/

/** Files and modules that a text names, as `ts.preProcessFile` lists them, those of `export * as name from` included. */
export function preProcess(text: string): ts.PreProcessedFileInfo {
  const info = ts.preProcessFile(text, true, true)
  if (!namespaceExport.test(text)) return info
  const { statements } = ts.createSourceFile('imports.d.ts', text, ts.ScriptTarget.ES2022)
  const missed = statements.flatMap((node) => {
    const isMissed = ts.isExportDeclaration(node) && node.exportClause && ts.isNamespaceExport(node.exportClause)
    if (!isMissed || !node.moduleSpecifier || !ts.isStringLiteral(node.moduleSpecifier)) return []
    const { text: fileName, pos, end } = node.moduleSpecifier
    return [{ fileName, pos, end }]
  })
  return { ...info, importedFiles: [...info.importedFiles, ...missed] }
}
