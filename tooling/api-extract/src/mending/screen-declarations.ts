import type ts from 'typescript'
import { namespaceCycles } from './namespace-cycles.ts'
import { namespacedModules } from './namespaced-modules.ts'
import type { PackageFolder } from '../package/package-folder.ts'
import { applyChanges, blank } from './text-changes.ts'
import type { TextChange } from './text-changes.ts'
import { sameMeaning } from './same-meaning.ts'
import { compiler } from '../typescript.ts'
import { firstIdentifier, unresolvedNames } from '../program/unresolved-names.ts'

/** Declarations with what API Extractor cannot take covered up. Every line in them is where it was. */
export interface ScreenedDeclarations {
  /** Text by absolute file name, of the files that differ. */
  overlay: Map<string, string>
  /** Text that was replaced, by the string literal that stands for it and has to be put back into what comes out. */
  placeholders: Map<string, string>
  /** Statements that are missing from the doc model, as written; `isOwn` when declarations of the package are with them. */
  omitted: { file: string; line: number; text: string; isOwn: boolean }[]
}

/**
 * Covers up, in a package's own files, the constructs on which API Extractor 7.60 throws, so that a second attempt may
 * give a doc model of everything else.
 *
 * Where the same can be said in another way it is (`sameMeaning`). A type that it cannot follow (`typeof import('./x')`,
 * a global without types) becomes a string literal, which `restore` turns back into the text. A statement that it
 * cannot take at all (`export * as ns from 'elsewhere'`) becomes blanks.
 *
 * @param before - What was covered up in the files of `program` already; it is not changed.
 * @param withForeignStars - Whether `export * from 'elsewhere'` stays, of which a doc model has nothing either way.
 */
export function screenDeclarations(
  program: ts.Program,
  folder: PackageFolder,
  before: ScreenedDeclarations,
  withForeignStars: boolean,
): ScreenedDeclarations {
  const checker = program.getTypeChecker()
  const namespaced = namespacedModules(program, folder)
  const cycles = namespaceCycles(program, folder)
  const screened: ScreenedDeclarations = {
    overlay: new Map(before.overlay),
    placeholders: new Map(before.placeholders),
    omitted: [...before.omitted],
  }
  for (const sourceFile of program.getSourceFiles()) {
    if (!folder.owns(sourceFile.fileName)) continue
    const text = applyChanges(sourceFile.text, changesIn(sourceFile))
    if (text !== sourceFile.text) screened.overlay.set(sourceFile.fileName, text)
  }
  return screened

  function changesIn(sourceFile: ts.SourceFile): TextChange[] {
    const changes = sameMeaning(sourceFile)
    const unresolved = new Set(unresolvedNames(checker, sourceFile).map(({ node }) => node))
    const visit = (node: ts.Node): void => {
      if (cannotBeTaken(node, unresolved)) {
        screened.omitted.push(placeOf(node))
        changes.push(omit(node))
      } else if (isImport(node)) return
      else if (compiler.isNamedExports(node)) changes.push(...missingExports(node))
      else if (isNamedLikeTypeParameter(node)) changes.push(coverName(screened, node))
      else if (isModuleType(node) || unresolved.has(node) || isMissingImport(node))
        changes.push(...cover(screened, node))
      else compiler.forEachChild(node, visit)
    }
    compiler.forEachChild(sourceFile, visit)
    return changes
  }

  function placeOf(node: ts.Node): ScreenedDeclarations['omitted'][number] {
    const sourceFile = node.getSourceFile()
    const line = sourceFile.getLineAndCharacterOfPosition(node.getStart(sourceFile)).line + 1
    const isOwn = !compiler.isExportDeclaration(node) || leadsToOwn(node.moduleSpecifier)
    return { file: folder.relative(sourceFile.fileName), line, text: node.getText(sourceFile), isOwn }
  }

  /** Names that an export list takes from a module of the package which has no such name. */
  function missingExports({ parent, elements }: ts.NamedExports): TextChange[] {
    return elements.flatMap((element, at) => {
      const symbol = checker.getSymbolAtLocation(element.name)
      if (!parent.moduleSpecifier || !symbol || !isMissing(symbol, parent.moduleSpecifier)) return []
      screened.omitted.push({ ...placeOf(element), isOwn: false, text: `export { ${element.getText()} }` })
      const { from, to } = omit(element)
      const end = elements[at + 1]?.getStart() ?? to
      return [{ from, to: end, text: blank(parent.getSourceFile().text.slice(from, end)) }]
    })
  }

  /** A use of a name that is imported from a module of the package which has no such name. */
  function isMissingImport(node: ts.Node): boolean {
    const first = firstIdentifier(node)
    const symbol = first && checker.getSymbolAtLocation(first)
    const declaration = symbol?.declarations?.[0]
    if (!declaration || !compiler.isImportSpecifier(declaration)) return false
    return isMissing(symbol, declaration.parent.parent.parent.moduleSpecifier)
  }

  function isMissing(symbol: ts.Symbol, specifier: ts.Expression): boolean {
    if (!(symbol.flags & compiler.SymbolFlags.Alias) || !checker.isUnknownSymbol(checker.getAliasedSymbol(symbol)))
      return false
    return leadsToOwn(specifier)
  }

  function leadsToOwn(specifier: ts.Expression | undefined): boolean {
    const file = specifier && checker.getSymbolAtLocation(specifier)?.declarations?.find(compiler.isSourceFile)
    return file !== undefined && folder.owns(file.fileName) && !file.fileName.endsWith('.json')
  }

  function cannotBeTaken(node: ts.Node, unresolved: ReadonlySet<ts.Node>): boolean {
    if (compiler.isExportDeclaration(node)) {
      if (unresolved.has(node) || cycles.has(node)) return true
      const module = node.moduleSpecifier && checker.getSymbolAtLocation(node.moduleSpecifier)
      if (!module) return false
      const file = module.declarations?.find(compiler.isSourceFile)
      if (file?.fileName.endsWith('.json')) return true
      if (module.exports?.has(compiler.InternalSymbolName.ExportEquals)) return !isDefaultOnly(node)
      if (leadsToOwn(node.moduleSpecifier)) return false
      return node.exportClause
        ? compiler.isNamespaceExport(node.exportClause)
        : !withForeignStars || namespaced.has(node.getSourceFile())
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

/** A statement or member that API Extractor is not to see. */
export function omit(node: ts.Node): TextChange {
  const [from, to] = [node.getStart(), node.getEnd()]
  const text = blank(node.getSourceFile().text.slice(from, to))
  // A file may be a module by this statement alone.
  const stand = compiler.isExportDeclaration(node) && / {9}/.test(text.slice(0, 9)) ? 'export {}' : ''
  return { from, to, text: stand + text.slice(stand.length) }
}

/** A type or name as a string literal, nothing after it moved; empty when the text is too short to hide a number in. */
export function cover({ placeholders }: ScreenedDeclarations, node: ts.Node): TextChange[] {
  const [from, to] = [node.getStart(), node.getEnd()]
  const original = node.getSourceFile().text.slice(from, to)
  const [first = ''] = original.split(/\r?\n/)
  const number = `§${placeholders.size.toString(36)}`
  const text = `"${number.padEnd(first.length - 2, '§')}"`
  const longer = text.length - first.length
  const rest = blank(original.slice(first.length))
  if (rest.replace(/[\r\n]/g, '').length < longer) return []
  placeholders.set(text, original)
  return [{ from, to, text: text + rest.replace(new RegExp(` {0,${longer}}`), '') }]
}

/** A name as a string literal, which is the same for every member of the name. It is longer by a few columns. */
function coverName({ placeholders }: ScreenedDeclarations, name: ts.Identifier): TextChange {
  const text = `"§${name.text}§"`
  placeholders.set(text, name.text)
  return { from: name.getStart(), to: name.getEnd(), text }
}

/**
 * `Id` of `interface Tag<Id> { readonly Id: Id }`: the compiler has one symbol for the type parameter and the member,
 * and API Extractor knows none of type parameters.
 */
function isNamedLikeTypeParameter(node: ts.Node): node is ts.Identifier {
  if (!compiler.isIdentifier(node)) return false
  const { parent: member } = node
  if (!(compiler.isTypeElement(member) || compiler.isClassElement(member)) || member.name !== node) return false
  const { parent: container } = member
  if (!compiler.isInterfaceDeclaration(container) && !compiler.isClassDeclaration(container)) return false
  return container.typeParameters?.some(({ name }) => name.text === node.text) ?? false
}

/** Puts the original text back where a placeholder stands, in a doc model (JSON) or a report (plain text). */
export function restore(text: string, { placeholders }: ScreenedDeclarations, format: 'json' | 'text'): string {
  const standing = format === 'json' ? /\\"§[^"\\]*\\"/g : /"§[^"]*"/g
  const decode = (stand: string): string => (format === 'json' ? stand.replaceAll('\\"', '"') : stand)
  const encode = (part: string): string => (format === 'json' ? JSON.stringify(part).slice(1, -1) : part)
  const once = (from: string): string =>
    from.replace(standing, (stand) => {
      const original = placeholders.get(decode(stand))
      return original === undefined ? stand : encode(original)
    })
  // What was covered last may lie around what was covered before.
  let [restored, next] = [text, once(text)]
  while (next !== restored) [restored, next] = [next, once(next)]
  return restored
}

/** API Extractor takes imports of what is not there: names that they give are its own, without a target. */
function isImport(node: ts.Node): boolean {
  return compiler.isImportDeclaration(node) || compiler.isImportEqualsDeclaration(node)
}

function isModuleType(node: ts.Node): boolean {
  return compiler.isImportTypeNode(node) && node.isTypeOf
}

/** `export { default } from './assigned'`, which `sameMeaning` makes possible. */
function isDefaultOnly({ exportClause }: ts.ExportDeclaration): boolean {
  return (
    exportClause !== undefined &&
    compiler.isNamedExports(exportClause) &&
    exportClause.elements.every(({ name, propertyName }) => (propertyName ?? name).text === 'default')
  )
}
