import type ts from 'typescript'
import type { PackageFolder } from '../package/package-folder.ts'
import { lineOf } from '../program/lines.ts'
import { moduleFile } from '../program/symbols.ts'
import { firstIdentifier, unresolvedNames } from '../program/unresolved-names.ts'
import { compiler } from '../typescript.ts'
import { equivalents } from './equivalents.ts'
import { isNamespaceExport, namespaceCycles, namespacedModules } from './namespaces.ts'
import { namePlaceholder, placeholder } from './placeholders.ts'
import type { Placeholders } from './placeholders.ts'
import { applyChanges, blank } from './text-changes.ts'
import type { TextChange } from './text-changes.ts'

/** Declaration files without the constructs on which API Extractor throws. Every line keeps its number. */
export interface PatchedDeclarations {
  /** Text of the patched files, by absolute file name. */
  overlay: Map<string, string>
  placeholders: Placeholders
  /** Statements that the doc model lacks, as written; `isOwn` when they export declarations of the package. */
  omitted: { file: string; line: number; text: string; isOwn: boolean }[]
}

/**
 * Patches the constructs on which API Extractor 7.60 throws, in the package's own files.
 *
 * A construct with an equivalent is rewritten (`equivalents`). A type that API Extractor cannot follow
 * (`typeof import('./x')`, a global without types) becomes a placeholder. A statement that it rejects
 * (`export * as ns from 'elsewhere'`) becomes blanks.
 *
 * @param before - Patches that the files of `program` have already; not changed.
 * @param keepForeignStars - Whether `export * from 'elsewhere'` stays. A doc model has nothing of it either way.
 */
export function patchDeclarations(
  program: ts.Program,
  folder: PackageFolder,
  before: PatchedDeclarations,
  keepForeignStars: boolean,
): PatchedDeclarations {
  const checker = program.getTypeChecker()
  const namespaced = namespacedModules(program, folder)
  const cycles = namespaceCycles(program, folder)
  const patched: PatchedDeclarations = {
    overlay: new Map(before.overlay),
    placeholders: new Map(before.placeholders),
    omitted: [...before.omitted],
  }
  for (const sourceFile of folder.ownFiles(program)) {
    const text = applyChanges(sourceFile.text, changesIn(sourceFile))
    if (text !== sourceFile.text) patched.overlay.set(sourceFile.fileName, text)
  }
  return patched

  function changesIn(sourceFile: ts.SourceFile): TextChange[] {
    const changes = equivalents(sourceFile)
    const unresolved = new Set(unresolvedNames(checker, sourceFile).map(({ node }) => node))
    const visit = (node: ts.Node): void => {
      if (isRejected(node, unresolved)) {
        patched.omitted.push(omission(node))
        changes.push(omit(node))
      } else if (isImport(node)) return
      else if (compiler.isNamedExports(node)) changes.push(...omitMissingExports(node))
      else if (isNamedLikeTypeParameter(node)) changes.push(namePlaceholder(patched.placeholders, node))
      else if (isModuleType(node) || unresolved.has(node) || isMissingImport(node))
        changes.push(...[placeholder(patched.placeholders, node)].filter((change) => change !== undefined))
      else compiler.forEachChild(node, visit)
    }
    compiler.forEachChild(sourceFile, visit)
    return changes
  }

  function omission(node: ts.Node): PatchedDeclarations['omitted'][number] {
    const file = folder.relative(node.getSourceFile().fileName)
    const isOwn = !compiler.isExportDeclaration(node) || isOwnModule(node.moduleSpecifier)
    return { file, line: lineOf(node), text: node.getText(), isOwn }
  }

  /** Omits names that an export list takes from a module of the package that has no such name. */
  function omitMissingExports({ parent, elements }: ts.NamedExports): TextChange[] {
    return elements.flatMap((element, at) => {
      const symbol = checker.getSymbolAtLocation(element.name)
      if (!parent.moduleSpecifier || !symbol || !isMissing(symbol, parent.moduleSpecifier)) return []
      patched.omitted.push({ ...omission(element), isOwn: false, text: `export { ${element.getText()} }` })
      const { from, to } = omit(element)
      const end = elements[at + 1]?.getStart() ?? to
      return [{ from, to: end, text: blank(parent.getSourceFile().text.slice(from, end)) }]
    })
  }

  /** A use of a name that is imported from a module of the package that has no such name. */
  function isMissingImport(node: ts.Node): boolean {
    const first = firstIdentifier(node)
    const symbol = first && checker.getSymbolAtLocation(first)
    const declaration = symbol?.declarations?.[0]
    if (!declaration || !compiler.isImportSpecifier(declaration)) return false
    return isMissing(symbol, declaration.parent.parent.parent.moduleSpecifier)
  }

  function isMissing(symbol: ts.Symbol, specifier: ts.Expression): boolean {
    const isAlias = (symbol.flags & compiler.SymbolFlags.Alias) !== 0
    return isAlias && checker.isUnknownSymbol(checker.getAliasedSymbol(symbol)) && isOwnModule(specifier)
  }

  function isOwnModule(specifier: ts.Expression | undefined): boolean {
    const file = moduleFile(checker, specifier)
    return file !== undefined && folder.owns(file.fileName) && !file.fileName.endsWith('.json')
  }

  /** Whether API Extractor throws on a statement. */
  function isRejected(node: ts.Node, unresolved: ReadonlySet<ts.Node>): boolean {
    if (compiler.isExportDeclaration(node)) {
      if (unresolved.has(node) || cycles.has(node)) return true
      const module = node.moduleSpecifier && checker.getSymbolAtLocation(node.moduleSpecifier)
      if (!module) return false
      if (moduleFile(checker, node.moduleSpecifier)?.fileName.endsWith('.json')) return true
      if (module.exports?.has(compiler.InternalSymbolName.ExportEquals)) return !isDefaultOnly(node)
      if (isOwnModule(node.moduleSpecifier)) return false
      if (node.exportClause) return isNamespaceExport(node)
      return !keepForeignStars || namespaced.has(node.getSourceFile())
    }
    if (compiler.isImportEqualsDeclaration(node)) {
      return compiler.isSourceFile(node.parent) && !compiler.isExternalModuleReference(node.moduleReference)
    }
    return (
      compiler.isVariableStatement(node) &&
      node.declarationList.declarations.some(({ name }) => !compiler.isIdentifier(name))
    )
  }
}

/** Replaces a statement or member with blanks. */
export function omit(node: ts.Node): TextChange {
  const [from, to] = [node.getStart(), node.getEnd()]
  const text = blank(node.getSourceFile().text.slice(from, to))
  // Without its only export statement a file is no module.
  const instead = compiler.isExportDeclaration(node) && / {9}/.test(text.slice(0, 9)) ? 'export {}' : ''
  return { from, to, text: instead + text.slice(instead.length) }
}

/**
 * `Id` of `interface Tag<Id> { readonly Id: Id }`: the compiler has one symbol for the type parameter and the member,
 * and API Extractor has none for type parameters.
 */
function isNamedLikeTypeParameter(node: ts.Node): node is ts.Identifier {
  if (!compiler.isIdentifier(node)) return false
  const { parent: member } = node
  if (!(compiler.isTypeElement(member) || compiler.isClassElement(member)) || member.name !== node) return false
  const { parent: container } = member
  if (!compiler.isInterfaceDeclaration(container) && !compiler.isClassDeclaration(container)) return false
  return container.typeParameters?.some(({ name }) => name.text === node.text) ?? false
}

/** API Extractor accepts imports of missing modules: it treats their names as the package's own, without a target. */
function isImport(node: ts.Node): boolean {
  return compiler.isImportDeclaration(node) || compiler.isImportEqualsDeclaration(node)
}

/** `typeof import('./module')` */
function isModuleType(node: ts.Node): boolean {
  return compiler.isImportTypeNode(node) && node.isTypeOf
}

/** `export { default } from './assigned'`, which works once `equivalents` has rewritten the `export =` there. */
function isDefaultOnly({ exportClause }: ts.ExportDeclaration): boolean {
  return (
    exportClause !== undefined &&
    compiler.isNamedExports(exportClause) &&
    exportClause.elements.every(({ name, propertyName }) => (propertyName ?? name).text === 'default')
  )
}
