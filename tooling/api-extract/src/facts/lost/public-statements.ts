import type ts from 'typescript'
import { compiler } from '../../typescript.ts'
import { isOutermost, rootOf, type Surface } from './is-public-comment.ts'

/**
 * Finds the statements of a source that declare something public or may add to it: by their names, as a source is read without its types.
 * Only statements about names that the file declares and that nothing public mentions are not.
 *
 * @param names - Names of the file that are documented.
 */
export function publicStatements(
  file: ts.SourceFile,
  names: Iterable<string>,
): Pick<Surface, 'isPublic' | 'isFilling'> {
  const all = [...statementsIn(file.statements)]
  const declared = new Set(all.flatMap(namesDeclaredBy))
  const known = new Set(names)
  // Names of parts of other values, with the first names of these: `pki` and `forge` of `const pki = forge.pki`.
  const parts = all.flatMap(valuesIn).filter(([, value]) => isPath(value) && !compiler.isIdentifier(value))
  const aliases = new Map(parts.map(([name, value]) => [name, rootOf(value)]))
  const isKnown = (name: string): boolean => {
    const target = aliases.get(name)
    return known.has(name) || !declared.has(name) || (target !== undefined && target !== name && isKnown(target))
  }
  const isOwn = (name: string): boolean => known.has(name) || name === 'exports'
  const adding = new Set<ts.Node>()
  const filling = new Set<string>()
  for (let before = -1; before < adding.size + known.size; ) {
    before = adding.size + known.size
    for (const statement of all) {
      if (adding.has(statement)) continue
      calledWith(statement, isOwn).forEach((name) => filling.add(name))
      for (const [name, value] of valuesIn(statement))
        if (known.has(name) && compiler.isIdentifier(value)) known.add(value.text)
      if (!addsToPublic(statement, isKnown) && !addedByCall(statement).some(isOwn)) continue
      adding.add(statement)
      mentionedIn(statement).forEach((name) => known.add(name))
    }
  }
  const isFilling = (statement: ts.Node): boolean => namesDeclaredBy(statement).some((name) => filling.has(name))
  return { isPublic, isFilling }

  function isPublic(statement: ts.Statement): boolean {
    if (adding.has(statement) || namesDeclaredBy(statement).some((name) => known.has(name))) return true
    // One is left of code that the compiler would not understand.
    if (compiler.isEmptyStatement(statement)) return true
    const inner = statementsOf(statement)
    if (!compiler.isModuleDeclaration(statement)) return inner.some(isPublic)
    // Blocks are passed on the way to the statements in them.
    return isKnown(statement.name.getText())
  }
}

/** Variables of a statement with a value. */
function valuesIn(statement: ts.Node): [name: string, value: ts.Expression][] {
  if (!compiler.isVariableStatement(statement)) return []
  const { declarations } = statement.declarationList
  return declarations.flatMap(({ name, initializer }) => (initializer ? [[name.getText(), initializer]] : []))
}

/** Statements of a list, of its blocks and namespaces. */
function* statementsIn(list: readonly ts.Statement[]): Iterable<ts.Statement> {
  for (const statement of list) {
    yield statement
    yield* statementsIn(statementsOf(statement))
  }
}

/** Statements in the blocks of a statement, outside of functions and classes. */
export function statementsOf(statement: ts.Statement): readonly ts.Statement[] {
  const found: ts.Statement[] = []
  const visit = (node: ts.Node): void => {
    if (compiler.isStatement(node) && isOutermost(node)) found.push(node)
    else if (compiler.isCatchClause(node)) compiler.forEachChild(node, visit)
  }
  if (!compiler.isExpressionStatement(statement)) compiler.forEachChild(statement, visit)
  return found
}

/** Names that a statement declares. */
export function namesDeclaredBy(statement: ts.Node): string[] {
  if (compiler.isVariableStatement(statement))
    return statement.declarationList.declarations.flatMap(({ name }) => boundBy(name))
  const { name } = statement as ts.Node & { name?: ts.Node }
  return name === undefined ? [] : [name.getText()]
}

function boundBy(name: ts.BindingName): string[] {
  if (compiler.isIdentifier(name)) return [name.text]
  return name.elements.flatMap((one) => (compiler.isOmittedExpression(one) ? [] : boundBy(one.name)))
}

/** Whether a statement may add to what is public, or declares it where no declaration of the package is made from it. */
function addsToPublic(statement: ts.Statement, isPublic: (name: string) => boolean): boolean {
  if (compiler.isExportAssignment(statement)) return true
  if (!compiler.isExpressionStatement(statement))
    return valuesIn(statement).some(([, value]) => targetsOf(value).some(isPublic))
  return [...targetsOf(statement.expression), ...givenTo(statement.expression)].some(isPublic)
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

/** First names of the objects that calls in a chain may define a member of: `proto` of `define(proto, 'name', get)`. */
function givenTo(expression: ts.Expression): string[] {
  if (compiler.isPropertyAccessExpression(expression)) return givenTo(expression.expression)
  if (!compiler.isCallExpression(expression)) return []
  const { expression: called } = expression
  const isOwn = compiler.isPropertyAccessExpression(called) && /^__define[GS]etter__$/u.test(called.name.text)
  const [target, key] = isOwn ? [called.expression, ...expression.arguments] : expression.arguments
  const isDefining = target !== undefined && key !== undefined && isPath(target) && compiler.isStringLiteralLike(key)
  return [...(isDefining ? [rootOf(target)] : []), ...givenTo(expression.expression)]
}

/** Functions that a statement gives something public, or whose result is public: `fill` of `fill(exports)` and of `exports.a = fill({})`. */
function calledWith(statement: ts.Statement, isPublic: (name: string) => boolean): string[] {
  const isPublicPath = (node: ts.Expression): boolean =>
    isPath(node) && isPublic(/^module\.exports\b/u.test(node.getText()) ? 'exports' : rootOf(node))
  const called = (value: ts.Expression, isResult: boolean): string[] => {
    if (compiler.isBinaryExpression(value)) return called(value.right, isResult || isPublicPath(value.left))
    if (!compiler.isCallExpression(value)) return []
    return isResult || value.arguments.some(isPublicPath) ? [rootOf(value.expression)] : []
  }
  if (compiler.isExpressionStatement(statement)) return called(statement.expression, false)
  return valuesIn(statement).flatMap(([name, value]) => called(value, isPublic(name)))
}

/**
 * First names of the objects to which a call may add members: `Box` of `extend(Box.prototype, { open() {} })`, and `app` of
 * `names.forEach((name) => { app[name] = 1 })`.
 */
function addedByCall(statement: ts.Statement): string[] {
  const call = compiler.isExpressionStatement(statement) ? statement.expression : undefined
  if (call === undefined || !compiler.isCallExpression(call)) return []
  const [target, ...others] = call.arguments
  const isMixed = target !== undefined && isPath(target) && others.some(compiler.isObjectLiteralExpression)
  const found = isMixed ? [rootOf(target)] : []
  const visit = (node: ts.Node): void => {
    if (compiler.isExpressionStatement(node)) found.push(...targetsOf(node.expression))
    compiler.forEachChild(node, visit)
  }
  call.arguments.filter(compiler.isFunctionLike).forEach(visit)
  return found
}

function isPath(node: ts.Expression): boolean {
  return compiler.isIdentifier(node) || (compiler.isPropertyAccessExpression(node) && isPath(node.expression))
}

function isExports(expression: ts.Expression): boolean {
  return /^(?:module\.)?exports$/u.test(expression.getText())
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
