import ts from '#typescript'
import type { BlockLanguage } from './block.ts'

const kinds = { ts: ts.ScriptKind.TS, tsx: ts.ScriptKind.TSX, js: ts.ScriptKind.JSX } as const

/** Parses a text as a module. */
export function parseText(text: string, language: BlockLanguage): ts.SourceFile {
  return ts.createSourceFile(`example.${language}`, text, ts.ScriptTarget.ESNext, true, kinds[language])
}

/** Errors of the parser. */
export function syntaxErrors(file: ts.SourceFile): readonly ts.DiagnosticWithLocation[] {
  return (file as ts.SourceFile & { parseDiagnostics: readonly ts.DiagnosticWithLocation[] }).parseDiagnostics
}

/** Whether a text has no syntax error, and is not nested too deeply for the parser. */
export function parses(text: string, language: BlockLanguage): boolean {
  try {
    return syntaxErrors(parseText(text, language)).length === 0
  } catch (error) {
    if (error instanceof RangeError) return false
    throw error
  }
}

/** A name that a module declares. */
export interface DeclaredName {
  isAssignable: boolean
  isExported: boolean
  /** Whether it is no value. */
  isType: boolean
}

/** Names that a module declares at its top, and names that it uses or exports. */
export interface ModuleNames {
  /** Declared names, imports among them. */
  declared: ReadonlyMap<string, DeclaredName>
  /** Those of the declared names that are imports. */
  imported: ReadonlySet<string>
  /** Identifiers that are no property names, and are not declared at the top, or only as a type where a value is used. */
  free: ReadonlySet<string>
  /** Whether it changes what others see: `declare global`, `declare module 'x'`, `export as namespace`, a reference directive. */
  isAmbient: boolean
  /** Whether nothing can be added to its exports: it has `export =` or assigns `module.exports`. */
  hasFixedExports: boolean
}

/** Levels of nested code up to which the compiler's recursive functions have enough stack. */
const mostLevels = 1000

/** Levels of lists and objects: the compiler compares types of more than some 100 in seconds each, and gives up. */
const mostLiterals = 100

/**
 * Reads the names of a module. The file has links to parents.
 *
 * @throws RangeError for code that is nested too deeply to compile.
 */
export function moduleNames(file: ts.SourceFile): ModuleNames {
  const names = declaredNames(file)
  const free = new Set<string>()
  const isFree = (node: ts.Identifier): boolean => {
    const declared = names.declared.get(node.text)
    return declared === undefined || (declared.isType && isValueUse(node))
  }
  const visit = (node: ts.Node, level: number, outer: number): void => {
    const literals = isNesting(node) ? outer + 1 : outer
    if (level > mostLevels || literals > mostLiterals) throw new RangeError('The code has too many levels.')
    if (ts.isIdentifier(node) && isReference(node) && isFree(node)) free.add(node.text)
    ts.forEachChild(node, (child) => visit(child, level + 1, literals))
  }
  visit(file, 0, 0)
  return { ...names, free }
}

function isNesting(node: ts.Node): boolean {
  return (
    ts.isArrayLiteralExpression(node) ||
    ts.isObjectLiteralExpression(node) ||
    ts.isTupleTypeNode(node) ||
    ts.isTypeLiteralNode(node)
  )
}

function isValueUse(node: ts.Identifier): boolean {
  const isName = (node.parent as ts.NamedDeclaration).name === node
  return !isName && !ts.isExportSpecifier(node.parent) && !ts.isPartOfTypeNode(node)
}

/** Reads the names that a module declares. */
export function declaredNames(file: ts.SourceFile): Omit<ModuleNames, 'free'> {
  const declared = new Map<string, DeclaredName>()
  const exported = new Set<string>()
  const imported = new Set<string>()
  let isAmbient = [file.referencedFiles, file.typeReferenceDirectives, file.libReferenceDirectives].some(
    ({ length }) => length > 0,
  )
  let hasFixedExports = /\b(?:module\.)?exports\b/.test(file.text) && file.text.includes('exports')
  const add = (name: ts.BindingName | undefined, isAssignable: boolean, isExported: boolean, isType = false): void => {
    if (name === undefined) return
    if (ts.isIdentifier(name)) {
      const isOnlyType = isType && declared.get(name.text)?.isType !== false
      declared.set(name.text, { isAssignable, isExported, isType: isOnlyType })
    } else for (const one of name.elements) if (ts.isBindingElement(one)) add(one.name, isAssignable, isExported)
  }
  for (const statement of file.statements) {
    const modifiers = ts.canHaveModifiers(statement) ? (ts.getModifiers(statement) ?? []) : []
    const isExported = modifiers.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
    if (ts.isVariableStatement(statement)) {
      const isAssignable = (statement.declarationList.flags & ts.NodeFlags.BlockScoped) !== ts.NodeFlags.Const
      for (const { name } of statement.declarationList.declarations) add(name, isAssignable, isExported)
    } else if (ts.isImportDeclaration(statement)) {
      const { name, namedBindings } = statement.importClause ?? {}
      const named =
        namedBindings === undefined || ts.isNamespaceImport(namedBindings) ? [namedBindings] : namedBindings.elements
      const names = [name, ...named.map((one) => one?.name)].filter((one) => one !== undefined)
      for (const one of names) {
        add(one, false, false)
        imported.add(one.text)
      }
    } else if (ts.isModuleDeclaration(statement)) {
      if (ts.isIdentifier(statement.name) && !(statement.flags & ts.NodeFlags.GlobalAugmentation))
        add(statement.name, false, isExported)
      else isAmbient = true
    } else if (ts.isExportDeclaration(statement) && statement.exportClause !== undefined) {
      if (ts.isNamedExports(statement.exportClause))
        for (const { name } of statement.exportClause.elements) exported.add(name.text)
    } else if (ts.isExportAssignment(statement)) hasFixedExports ||= statement.isExportEquals === true
    else if (ts.isNamespaceExportDeclaration(statement)) isAmbient = true
    else if (
      ts.isFunctionDeclaration(statement) ||
      ts.isClassDeclaration(statement) ||
      ts.isInterfaceDeclaration(statement) ||
      ts.isTypeAliasDeclaration(statement) ||
      ts.isEnumDeclaration(statement) ||
      ts.isImportEqualsDeclaration(statement)
    )
      add(
        statement.name,
        false,
        isExported && !modifiers.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword),
        ts.isTypeAliasDeclaration(statement) || ts.isInterfaceDeclaration(statement),
      )
  }
  for (const name of exported) if (declared.has(name)) declared.set(name, { ...declared.get(name)!, isExported: true })
  return { declared, imported, isAmbient, hasFixedExports }
}

/** Whether an identifier may refer to a declaration, and is no name of a property or a label. */
function isReference(node: ts.Identifier): boolean {
  const { parent } = node
  if (ts.isPropertyAccessExpression(parent) || ts.isMetaProperty(parent)) return parent.name !== node
  if (ts.isQualifiedName(parent)) return parent.right !== node
  if (ts.isJsxAttribute(parent)) return false
  if (ts.isImportSpecifier(parent) || ts.isImportClause(parent) || ts.isNamespaceImport(parent)) return false
  if (
    ts.isPropertyAssignment(parent) ||
    ts.isMethodDeclaration(parent) ||
    ts.isPropertyDeclaration(parent) ||
    ts.isPropertySignature(parent) ||
    ts.isMethodSignature(parent) ||
    ts.isEnumMember(parent)
  )
    return parent.name !== node
  return true
}
