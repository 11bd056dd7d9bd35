import ts from '#typescript'

/** Declarations of a file that are global, or those of a module that it declares by name. */
export interface Ambient {
  file: ts.SourceFile
  /** Where they are written: a statement of a script, or `declare global` or `declare module` with its body. */
  node: ts.Statement
  statements: readonly ts.Statement[]
  /** Specifier of the module that they belong to; undefined for global ones. */
  module?: string
  /** Whether the module exports only what it says, not everything that it declares. */
  isExplicit: boolean
}

/** Finds the ambient declarations of a file. A module that is declared by name and is a file of the side is no such: it stays where it is. */
export function findAmbient(checker: ts.TypeChecker, file: ts.SourceFile): Ambient[] {
  const isScript = !ts.isExternalModule(file)
  return file.statements.flatMap((node): Ambient[] => {
    if (isAmbientModule(node)) return isOwnFile(checker, node) ? [] : bodiesOf(file, node)
    return isScript && isDeclaration(node) ? [{ file, node, statements: [node], isExplicit: false }] : []
  })
}

/** Names of a module for scripts: `export as namespace Library`. */
export function umdNames({ statements }: ts.SourceFile): string[] {
  return statements.filter(ts.isNamespaceExportDeclaration).map(({ name }) => name.text)
}

/** `declare global`, or `declare module` with a specifier. */
export function isAmbientModule(node: ts.Node): node is ts.ModuleDeclaration {
  return ts.isModuleDeclaration(node) && (ts.isStringLiteral(node.name) || isGlobalBlock(node))
}

export function isGlobalBlock(node: ts.ModuleDeclaration): boolean {
  return (node.flags & ts.NodeFlags.GlobalAugmentation) !== 0
}

function isDeclaration(node: ts.Statement): boolean {
  return !ts.isEmptyStatement(node) && !ts.isNamespaceExportDeclaration(node)
}

/** The body of a block, and those of `global` inside it. */
function bodiesOf(file: ts.SourceFile, node: ts.ModuleDeclaration): Ambient[] {
  const { body } = node
  const all = body && ts.isModuleBlock(body) ? [...body.statements] : []
  const nested = all.filter((statement) => isAmbientModule(statement))
  const statements = all.filter((statement) => !isAmbientModule(statement))
  const isExplicit = all.some((statement) => ts.isExportAssignment(statement) || ts.isExportDeclaration(statement))
  const module = isGlobalBlock(node) ? {} : { module: node.name.text }
  return [{ file, node, statements, isExplicit, ...module }, ...nested.flatMap((one) => bodiesOf(file, one))]
}

/** Whether a block adds to a file of the side; where that file has `export =`, to what it assigns. */
function isOwnFile(checker: ts.TypeChecker, { name }: ts.ModuleDeclaration): boolean {
  const declarations = checker.getSymbolAtLocation(name)?.declarations ?? []
  return declarations.some(
    (node) => node.getSourceFile().fileName.startsWith('/review/side/') && !isInAmbientModule(node),
  )
}

function isInAmbientModule(node: ts.Node): boolean {
  for (let place = node; !ts.isSourceFile(place); place = place.parent) if (isAmbientModule(place)) return true
  return ts.isSourceFile(node) ? false : !ts.isExternalModule(node.getSourceFile())
}
