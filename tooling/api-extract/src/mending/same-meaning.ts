import type ts from 'typescript'
import { blank } from './text-changes.ts'
import type { TextChange } from './text-changes.ts'
import { compiler } from '../typescript.ts'

/**
 * Writes what API Extractor throws on in words that mean the same to the compiler. No line moves.
 *
 * - `export declare var` becomes `let`, which in a declaration file is no other thing.
 * - `export = f` becomes `export { f as default }`, so that `default` can be imported from it.
 * - A name of which one declaration is exported where it stands and another by a list (`export interface Box` beside
 *   `declare const Box` and `export { Box as Case }`) is exported by a list at the end, as a whole: API Extractor takes the
 *   two for two symbols, with one declaration in both.
 *
 * @see {@link https://github.com/microsoft/rushstack/issues/5507 | exported `var`}
 */
export function sameMeaning(sourceFile: ts.SourceFile): TextChange[] {
  const { text, statements } = sourceFile
  const changes: TextChange[] = []
  const visit = (node: ts.Node): void => {
    if (compiler.isVariableStatement(node)) {
      const at = node.declarationList.getStart(sourceFile)
      if (text.startsWith('var', at)) changes.push({ from: at, to: at + 3, text: 'let' })
    } else if (compiler.isModuleDeclaration(node) || compiler.isModuleBlock(node)) {
      compiler.forEachChild(node, visit)
    }
  }
  statements.forEach(visit)
  for (const statement of statements) {
    if (!compiler.isExportAssignment(statement) || !statement.isExportEquals) continue
    if (!compiler.isIdentifier(statement.expression)) continue
    const from = statement.getStart(sourceFile)
    changes.push({ from, to: statement.getEnd(), text: `export { ${statement.expression.text} as default };` })
  }
  const split = splitNames(statements)
  for (const { statement, names } of declarationsOf(statements)) {
    const keyword = exportKeyword(statement)
    if (!keyword || !names.some((name) => split.has(name))) continue
    // The other names of `export declare const a, b` lose their keyword too.
    for (const name of names) split.add(name)
    changes.push({ from: keyword.getStart(sourceFile), to: keyword.end, text: blank('export') })
  }
  if (split.size > 0)
    changes.push({ from: text.length, to: text.length, text: `\nexport { ${[...split].join(', ')} };` })
  return changes
}

/** Names that are exported where they stand in one place, and only declared in another, and by a list or as the default too. */
function splitNames(statements: readonly ts.Statement[]): Set<string> {
  // Without a list of exports or an assignment, everything in a declaration file is exported.
  if (!statements.some((one) => compiler.isExportDeclaration(one) || compiler.isExportAssignment(one))) return new Set()
  const exported = new Set<string>()
  const local = new Set<string>()
  for (const { statement, names } of declarationsOf(statements)) {
    for (const name of names) (exportKeyword(statement) ? exported : local).add(name)
  }
  const listed = new Set(statements.flatMap(namesListed))
  return new Set([...exported].filter((name) => local.has(name) && listed.has(name)))
}

/** `Box` of `export { Box as Case }`, `export default Box` and `export = Box`. */
function namesListed(statement: ts.Statement): string[] {
  if (compiler.isExportAssignment(statement))
    return compiler.isIdentifier(statement.expression) ? [statement.expression.text] : []
  if (!compiler.isExportDeclaration(statement) || statement.moduleSpecifier || !statement.exportClause) return []
  const { exportClause } = statement
  return compiler.isNamedExports(exportClause)
    ? exportClause.elements.map(({ name, propertyName }) => (propertyName ?? name).text)
    : []
}

/** A statement and the names that it declares. */
interface Declared {
  statement: ts.Statement
  names: string[]
}

function declarationsOf(statements: readonly ts.Statement[]): Declared[] {
  return statements.flatMap((statement): Declared[] => {
    if (isDefault(statement)) return []
    if (compiler.isVariableStatement(statement)) {
      const names = statement.declarationList.declarations.flatMap(({ name }) =>
        compiler.isIdentifier(name) ? [name.text] : [],
      )
      return [{ statement, names }]
    }
    const declares =
      compiler.isFunctionDeclaration(statement) ||
      compiler.isClassDeclaration(statement) ||
      compiler.isInterfaceDeclaration(statement) ||
      compiler.isTypeAliasDeclaration(statement) ||
      compiler.isEnumDeclaration(statement) ||
      compiler.isModuleDeclaration(statement)
    return declares && statement.name && compiler.isIdentifier(statement.name)
      ? [{ statement, names: [statement.name.text] }]
      : []
  })
}

function exportKeyword(statement: ts.Statement): ts.Modifier | undefined {
  return modifier(statement, compiler.SyntaxKind.ExportKeyword)
}

function isDefault(statement: ts.Statement): boolean {
  return modifier(statement, compiler.SyntaxKind.DefaultKeyword) !== undefined
}

function modifier(statement: ts.Statement, kind: ts.SyntaxKind): ts.Modifier | undefined {
  if (!compiler.canHaveModifiers(statement)) return undefined
  return compiler.getModifiers(statement)?.find((one) => one.kind === kind)
}
