import type ts from 'typescript'
import { commentsBefore, publicComments } from './public-comments.ts'
import { declaring } from '../source/typedef-comments.ts'
import { compiler } from '../../typescript.ts'

/**
 * Doc comments of statements of a source that are no declarations and may add to what is public: of assignments and of exports; with them
 * that of the end of the file. Only those of names that the file declares and that nothing public mentions are none.
 *
 * @param names - Names of the file that are documented.
 * @param isNamed - Whether a declaration has a member with a name, for objects and assignments in code.
 */
export function statementComments(
  file: ts.SourceFile,
  names: Iterable<string>,
  isNamed: (name: string) => boolean,
): ts.TextRange[] {
  const all = [...statementsIn(file.statements)]
  const declared = new Set(all.flatMap(declaredBy))
  const known = new Set(names)
  const isPublic = (name: string): boolean => known.has(name) || !declared.has(name)
  const adding = new Set<ts.Node>()
  for (let before = -1; before < adding.size; ) {
    before = adding.size
    for (const statement of all) {
      if (adding.has(statement) || !addsToPublic(statement, isPublic)) continue
      adding.add(statement)
      mentionedIn(statement).forEach((name) => known.add(name))
    }
  }
  const ends = [file, ...all.flatMap((statement) => blocksOf(statement, isPublic))]
  return [
    ...[...adding].flatMap((one) => publicComments(one as ts.Declaration, isNamed)),
    ...ends.flatMap(commentsAtEnd),
  ].filter(({ pos, end }) => file.text.slice(pos, end).search(declaring) === -1)
}

/** The block of a public namespace. */
function blocksOf(statement: ts.Statement, isPublic: (name: string) => boolean): ts.ModuleBlock[] {
  if (!compiler.isModuleDeclaration(statement) || !isPublic(statement.name.getText())) return []
  return statement.body !== undefined && compiler.isModuleBlock(statement.body) ? [statement.body] : []
}

/** Doc comments after the last statement of a file or block. */
function commentsAtEnd(node: ts.SourceFile | ts.ModuleBlock): ts.TextRange[] {
  return commentsBefore(node.getLastToken()!)
}

/** Statements of a list, of its blocks and namespaces. */
function* statementsIn(list: readonly ts.Statement[]): Iterable<ts.Statement> {
  for (const statement of list) {
    yield statement
    yield* statementsIn(statementsOf(statement))
  }
}

function statementsOf(statement: ts.Statement): readonly ts.Statement[] {
  const found: ts.Statement[] = []
  const visit = (node: ts.Node): void => {
    if (compiler.isStatement(node) && !compiler.isBlock(node)) found.push(node)
    else if (isBlockLike(node)) compiler.forEachChild(node, visit)
  }
  const isFlow = compiler.isVariableStatement(statement) || compiler.isExpressionStatement(statement)
  if (!isFlow && !compiler.isFunctionDeclaration(statement) && !compiler.isClassDeclaration(statement))
    compiler.forEachChild(statement, visit)
  return found
}

function isBlockLike(node: ts.Node): boolean {
  return (
    compiler.isBlock(node) ||
    compiler.isModuleBlock(node) ||
    compiler.isModuleDeclaration(node) ||
    compiler.isCatchClause(node)
  )
}

/** Names that a statement declares. */
function declaredBy(statement: ts.Statement): string[] {
  if (compiler.isVariableStatement(statement))
    return statement.declarationList.declarations.map(({ name }) => name.getText())
  const { name } = statement as ts.Statement & { name?: ts.Node }
  return name === undefined ? [] : [name.getText()]
}

/** Whether a statement may add to what is public, or declares it where no declaration of the package is made from it. */
function addsToPublic(statement: ts.Statement, isPublic: (name: string) => boolean): boolean {
  if (compiler.isExportAssignment(statement)) return true
  if (compiler.isVariableStatement(statement)) {
    const { declarations } = statement.declarationList
    return declarations.some(({ initializer }) => initializer !== undefined && targetsOf(initializer).some(isPublic))
  }
  return compiler.isExpressionStatement(statement) && targetsOf(statement.expression).some(isPublic)
}

/** First names of what an expression assigns to: `a` and `exports` of `a.b = exports.c = 1`, `exports` of `Object.assign(exports, {})`. */
function targetsOf(expression: ts.Expression): string[] {
  if (compiler.isParenthesizedExpression(expression)) return targetsOf(expression.expression)
  if (compiler.isCallExpression(expression)) {
    const [first] = expression.arguments
    if (first !== undefined && /^(?:Object|Reflect)\./u.test(expression.expression.getText())) return [rootOf(first)]
    return /\bexports\b/u.test(expression.getText()) ? ['exports'] : []
  }
  if (!compiler.isBinaryExpression(expression)) return isExports(expression) ? ['exports'] : []
  const { left, operatorToken, right } = expression
  if (operatorToken.kind === compiler.SyntaxKind.CommaToken) return [...targetsOf(left), ...targetsOf(right)]
  return operatorToken.kind === compiler.SyntaxKind.EqualsToken ? [rootOf(left), ...targetsOf(right)] : []
}

function isExports(expression: ts.Expression): boolean {
  return /^(?:module\.)?exports$/u.test(expression.getText())
}

function rootOf(node: ts.Expression): string {
  return compiler.isPropertyAccessExpression(node) || compiler.isElementAccessExpression(node)
    ? rootOf(node.expression)
    : node.getText()
}

/** Names in a statement, outside of the bodies of functions and classes: not those of properties and of functions that it calls. */
function mentionedIn(statement: ts.Node): string[] {
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if (compiler.isIdentifier(node)) found.push(node.text)
    else if (compiler.isPropertyAccessExpression(node)) visit(node.expression)
    else if (compiler.isCallExpression(node)) node.arguments.forEach(visit)
    else if (!compiler.isBlock(node) && !compiler.isClassLike(node)) compiler.forEachChild(node, visit)
  }
  visit(statement)
  return found
}
