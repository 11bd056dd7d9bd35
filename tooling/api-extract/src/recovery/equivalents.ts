import type ts from 'typescript'
import { compiler } from '../typescript.ts'
import { blank } from './text-changes.ts'
import type { TextChange } from './text-changes.ts'

/**
 * Rewrites constructs on which API Extractor throws as others of the same meaning. No line moves.
 *
 * - `export declare var` becomes `let`, which means the same in a declaration file.
 * - `export = f` becomes `export { f as default }`, so that `default` can be imported from the module.
 * - A name with one declaration that is exported in place and another that a list exports (`export interface Box` beside
 *   `declare const Box` and `export { Box as Case }`) is exported as a whole by a list at the end. API Extractor sees two
 *   symbols that share a declaration otherwise.
 *
 * @see {@link https://github.com/microsoft/rushstack/issues/5507 | exported `var`}
 */
export function equivalents(sourceFile: ts.SourceFile): TextChange[] {
  return [
    ...sourceFile.statements.flatMap(varsAsLet),
    ...sourceFile.statements.flatMap(assignmentAsDefault),
    ...splitNamesAsList(sourceFile),
  ]
}

function varsAsLet(node: ts.Node): TextChange[] {
  if (compiler.isVariableStatement(node)) {
    const from = node.declarationList.getStart()
    const isVar = node.getSourceFile().text.startsWith('var', from)
    return isVar ? [{ from, to: from + 3, text: 'let' }] : []
  }
  if (compiler.isModuleBlock(node)) return node.statements.flatMap(varsAsLet)
  return compiler.isModuleDeclaration(node) && node.body ? varsAsLet(node.body) : []
}

function assignmentAsDefault(statement: ts.Statement): TextChange[] {
  if (!compiler.isExportAssignment(statement) || !statement.isExportEquals) return []
  const { expression } = statement
  if (!compiler.isIdentifier(expression)) return []
  return [{ from: statement.getStart(), to: statement.getEnd(), text: `export { ${expression.text} as default };` }]
}

function splitNamesAsList({ text, statements }: ts.SourceFile): TextChange[] {
  const split = splitNames(statements)
  if (split.size === 0) return []
  const changes: TextChange[] = []
  for (const { statement, names } of declarationsOf(statements)) {
    const keyword = exportKeyword(statement)
    if (!keyword || !names.some((name) => split.has(name))) continue
    // The other names of `export declare const a, b` lose their keyword too.
    for (const name of names) split.add(name)
    changes.push({ from: keyword.getStart(), to: keyword.end, text: blank('export') })
  }
  return [...changes, { from: text.length, to: text.length, text: `\nexport { ${[...split].join(', ')} };` }]
}

/** Names with a declaration that is exported in place and one that is not, which a list or a default exports too. */
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
