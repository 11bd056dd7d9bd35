import type ts from 'typescript'
import { compiler } from '../typescript.ts'

/** Replacement of a part of a text. */
interface Edit {
  pos: number
  end: number
  text: string
}

/**
 * Rewrites a script in forms of which the compiler makes full declarations, line by line:
 *
 * - A function around a module that is called at once, alone or as the factory of another one (UMD), becomes its body.
 * - `Clock.prototype = { tick: f }` becomes `Clock.prototype.tick = f`, and so does an object whose file adds further properties to it.
 * - `module.exports = exports = a` becomes `module.exports = a`.
 *
 * @returns The same text where there are none of these.
 */
export function plainScript(fileName: string, text: string): string {
  if (!isScript(fileName) || !rewritten.test(text)) return text
  const file = compiler.createSourceFile(fileName, text, compiler.ScriptTarget.Latest, true)
  if (file.statements.some(isModuleSyntax) && !text.includes('.prototype') && !hasObjects.test(text)) return text
  const edits: Edit[] = []
  const names = new Set(file.statements.flatMap(declaredBy))
  const statements = [
    ...plainStatements(file.statements, compiler.isExternalModule(file) ? undefined : { edits, names }),
  ]
  const extended = new Set(statements.flatMap(extendedBy))
  for (const one of statements) edits.push(...properties(one, extended), ...chained(one))
  if (edits.length === 0) return text
  let [result, from] = ['', 0]
  for (const { pos, end, text: inserted } of edits.toSorted((a, b) => a.pos - b.pos)) {
    result += text.slice(from, pos) + inserted
    from = end
  }
  return result + text.slice(from)
}

/** Whether a file is JavaScript. */
export function isScript(file: string): boolean {
  return /\.[cm]?jsx?$/u.test(file)
}

const hasObjects = /\b(?:var|let|const)\s+[\w$]+\s*=\s*\{/u
const rewritten = /\bexports\b|\.prototype\s*=\s*\{|\bexport\b/u

function isModuleSyntax(node: ts.Node): boolean {
  return compiler.isImportDeclaration(node) || compiler.isExportDeclaration(node) || compiler.isExportAssignment(node)
}

/** Statements of a list, with those of functions around them in their place. */
function* plainStatements(list: readonly ts.Statement[], context: Context | undefined): Iterable<ts.Statement> {
  for (const statement of list) {
    const wrapper = context && wrapperOf(statement, context)
    if (wrapper === undefined) yield statement
    else yield* unwrap(statement, wrapper, context!)
  }
}

interface Context {
  edits: Edit[]
  /** Names that the script declares outside of functions. */
  names: Set<string>
}

/** A function around statements, and what the value that it returns is assigned to. */
interface Wrapper {
  body: ts.Block
  target: string | undefined
}

function* unwrap(statement: ts.Statement, { body, target }: Wrapper, context: Context): Iterable<ts.Statement> {
  const { edits } = context
  const file = statement.getSourceFile()
  edits.push(blank(file, statement.getStart(file), body.getStart(file) + 1), blank(file, body.end - 1, statement.end))
  for (const inner of body.statements) {
    const value = compiler.isReturnStatement(inner) ? inner.expression : undefined
    if (value === undefined || target === undefined) {
      yield* plainStatements([inner], context)
      continue
    }
    const returned = calledBody(value)
    if (returned !== undefined && isFree(returned, context)) yield* unwrap(inner, { body: returned, target }, context)
    else if (target === `var ${value.getText()}`) edits.push(blank(file, inner.getStart(file), inner.end))
    else edits.push({ pos: inner.getStart(file), end: value.getStart(file), text: `${target}=` })
  }
}

/** The function around the statements of a module, in a statement that calls it. */
function wrapperOf(statement: ts.Statement, context: Context): Wrapper | undefined {
  const [value, target] = assignedBy(statement)
  const body = value && calledBody(value)
  if (body === undefined || !isFree(body, context, target)) return undefined
  const hasThis = body.statements.some((one) => one.getText().startsWith('this.'))
  return hasThis && !/\.call\(this/u.test(value!.getText().slice(-200)) ? undefined : { body, target }
}

/** Whether names of a function may be those of the script, and what it returns the value of a variable. The names are taken. */
function isFree({ statements }: ts.Block, { names }: Context, target: string = ''): boolean {
  const own = statements.flatMap(declaredBy)
  const result = statements.find(compiler.isReturnStatement)?.expression
  const named = target.startsWith('var ') ? target.slice('var '.length) : undefined
  const isValue = result !== undefined && (compiler.isObjectLiteralExpression(result) || own.includes(result.getText()))
  if (own.some((name) => name !== named && names.has(name)) || /^(?:exports|module)$/mu.test(own.join('\n')))
    return false
  if (named !== undefined && (!isValue || (own.includes(named) && named !== result.getText()))) return false
  own.forEach((name) => names.add(name))
  return true
}

/** Value of a statement, and the left side that it is assigned to. */
function assignedBy(statement: ts.Statement): [value?: ts.Expression, target?: string] {
  if (compiler.isVariableStatement(statement)) {
    const [one, ...others] = statement.declarationList.declarations
    return others.length > 0 || !one?.initializer ? [] : [one.initializer, `var ${one.name.getText()}`]
  }
  if (!compiler.isExpressionStatement(statement)) return []
  const { expression } = statement
  const isExported = isAssignment(expression) && expression.left.getText() === 'module.exports'
  return isExported ? [expression.right, 'module.exports'] : [expression, 'module.exports']
}

/** Body of a function that an expression calls where it is written, or of the only function that it gives to it or to `define`. */
function calledBody(expression: ts.Expression): ts.Block | undefined {
  let node: ts.Node = expression
  let call: ts.CallExpression | undefined
  while (!isFunction(node)) {
    if (compiler.isCallExpression(node)) call = node
    const { expression: inner, operand } = node as { expression?: ts.Node; operand?: ts.Node }
    const next = inner ?? operand
    if (next === undefined) break
    node = next
  }
  if (call === undefined) return undefined
  const given = call.arguments.map(withoutParentheses).filter(isFunction)
  const isDefine = call.expression.getText() === 'define' && call.arguments.every(isOfModule)
  if (!isFunction(node) && !isDefine) return undefined
  const around = isFunction(node) && given.length === 0 ? node : given.length === 1 ? given[0] : undefined
  const isUmd = given.length === 0 || isDefine || /\bexports\b/u.test(node.getText())
  const isPlain = around?.asteriskToken === undefined && around?.modifiers === undefined
  return around !== undefined && isUmd && isPlain && compiler.isBlock(around.body) ? around.body : undefined
}

/** Whether an argument may be one of AMD's `define`: a name, names of modules, or a factory. */
function isOfModule(argument: ts.Expression): boolean {
  const value = withoutParentheses(argument)
  return isFunction(value) || compiler.isStringLiteralLike(value) || compiler.isArrayLiteralExpression(value)
}

function isFunction(node: ts.Node): node is ts.FunctionExpression | ts.ArrowFunction {
  return compiler.isFunctionExpression(node) || compiler.isArrowFunction(node)
}

function withoutParentheses(node: ts.Expression): ts.Expression {
  return compiler.isParenthesizedExpression(node) ? withoutParentheses(node.expression) : node
}

function declaredBy(statement: ts.Statement): string[] {
  const isNamed = compiler.isFunctionDeclaration(statement) || compiler.isClassDeclaration(statement)
  if (!compiler.isVariableStatement(statement)) return isNamed && statement.name ? [statement.name.text] : []
  return statement.declarationList.declarations.map(({ name }) => name.getText())
}

function isAssignment(node: ts.Node): node is ts.BinaryExpression {
  return compiler.isBinaryExpression(node) && node.operatorToken.kind === compiler.SyntaxKind.EqualsToken
}

/** Path of an object of the file that a statement adds a property to, and of the property: `ui` and `ui.open` of `ui.open = ...`. */
function extendedBy(statement: ts.Statement): string[] {
  const value = compiler.isExpressionStatement(statement) ? statement.expression : undefined
  const left = value && isAssignment(value) ? value.left : undefined
  if (left === undefined || !compiler.isPropertyAccessExpression(left)) return []
  return compiler.isIdentifier(left.expression) ? [left.expression.text, left.getText()] : []
}

/** Edits that make each property of an object a statement. */
function properties(statement: ts.Statement, extended: ReadonlySet<string>): Edit[] {
  const found = objectOf(statement, extended)
  if (found === undefined) return []
  const { path, object, head } = found
  const file = statement.getSourceFile()
  const start = statement.getStart(file)
  const before = lineBreaks(file.text.slice(start, object.getStart(file)))
  const edits = [{ pos: start, end: object.getStart(file) + 1, text: head + before }]
  for (const [at, property] of object.properties.entries()) {
    const { name } = property as { name: ts.PropertyName }
    const isNamed = compiler.isIdentifier(name)
    const left = `${path}${isNamed ? `.${name.text}` : compiler.isComputedPropertyName(name) ? name.getText() : `[${name.getText()}]`}`
    const isLast = at === object.properties.length - 1
    const comma = object.properties[at + 1]?.pos ?? object.properties.end
    const ending = isLast && !object.properties.hasTrailingComma ? property.end : comma
    const isLater = compiler.isPropertyAssignment(property) && property.initializer.getText() === 'undefined'
    const isSetter = compiler.isSetAccessor(property)
    if ((isLater && extended.has(left)) || isSetter || left.endsWith('.prototype.constructor')) {
      edits.push(blank(file, property.getStart(file), ending))
      continue
    }
    const isGetter = compiler.isGetAccessor(property)
    const isMethod = compiler.isMethodDeclaration(property)
    const from = compiler.isPropertyAssignment(property) ? property.initializer.getStart(file) : name.end
    const value = isGetter
      ? '(function'
      : isMethod
        ? functionHead(property)
        : property.kind === shorthand
          ? name.getText()
          : ''
    edits.push(
      { pos: property.getStart(file), end: from, text: `${left}=${value}` },
      {
        pos: property.end,
        end: ending,
        text: `${isGetter ? ')()' : ''};${lineBreaks(file.text.slice(property.end, ending))}`,
      },
    )
  }
  edits.push(blank(file, object.end - 1, object.end))
  return edits
}

const shorthand = compiler.SyntaxKind.ShorthandPropertyAssignment

function functionHead({ modifiers, asteriskToken }: ts.MethodDeclaration): string {
  return `${modifiers === undefined ? '' : 'async '}function${asteriskToken === undefined ? '' : '*'}`
}

/** Object whose properties are those of a path, and the statement that is left of its own. */
function objectOf(
  statement: ts.Statement,
  extended: ReadonlySet<string>,
): { path: string; object: ts.ObjectLiteralExpression; head: string } | undefined {
  const [value, target] = assignedBy(statement)
  if (value === undefined) return undefined
  const isDeclared = compiler.isVariableStatement(statement)
  const path = isDeclared ? target!.slice('var '.length) : isAssignment(value) ? value.left.getText() : ''
  const written = isAssignment(value) ? value.right : value
  if (!compiler.isObjectLiteralExpression(written) || !written.properties.every(isNamed)) return undefined
  if (!isDeclared && !path.endsWith('.prototype')) return undefined
  const isPlain = (statement as ts.VariableStatement).modifiers === undefined && written.properties.every(hasIdentifier)
  if (isDeclared && !(extended.has(path) && isPlain)) return undefined
  const chain = isAssignment(value) ? `${value.left.getText()}=` : ''
  return { path, object: written, head: isDeclared ? `var ${path}=${chain}{};` : ';' }
}

function isNamed({ name }: ts.ObjectLiteralElementLike): boolean {
  return name !== undefined
}

function hasIdentifier({ name }: ts.ObjectLiteralElementLike): boolean {
  return name !== undefined && compiler.isIdentifier(name)
}

/** Edits that leave out the second of two assignments of what a module exports. */
function chained(statement: ts.Statement): Edit[] {
  const value = compiler.isExpressionStatement(statement) ? statement.expression : undefined
  if (value === undefined || !isAssignment(value) || !isAssignment(value.right)) return []
  const names = [value.left.getText(), value.right.left.getText()].sort().join()
  const file = statement.getSourceFile()
  return names === 'exports,module.exports'
    ? [{ pos: value.left.getStart(file), end: value.right.right.getStart(file), text: 'module.exports=' }]
    : []
}

/** An edit that leaves only line breaks, and a statement that has the comments before them. */
function blank(file: ts.SourceFile, pos: number, end: number): Edit {
  return { pos, end, text: `;${lineBreaks(file.text.slice(pos, end))}` }
}

function lineBreaks(text: string): string {
  return text.replace(/[^\n]+/gu, '')
}
