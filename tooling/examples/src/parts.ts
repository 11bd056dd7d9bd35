import ts from '#typescript'
import type { BlockLanguage } from './block.ts'
import { moduleNames, parseText, type ModuleNames } from './syntax.ts'

/** A part of a block, as long as the block: everything else is blank. */
export interface BlockPart {
  code: string
  names: ModuleNames
}

/**
 * Splits a block before each statement that declares a name again, with the comments above it: `import { a } from 'x'` and then
 * `const { a } = require('x')` are alternatives, of which a reader copies one. Functions, interfaces and namespaces may have several
 * declarations.
 */
export function partsOf(file: ts.SourceFile, language: BlockLanguage): BlockPart[] {
  const starts = [0]
  const interfaces = new Map<string, string>()
  let names = new Set<string>()
  // A `var` may be declared again, but not beside an import or a constant.
  const isTaken = (name: string): boolean =>
    name.startsWith('var ') ? names.has(name.slice(4)) : names.has(name) || names.has(`var ${name}`)
  for (const statement of file.statements) {
    const own = scopedNames(statement)
    // Two interfaces of one name are merged, unless their type parameters say that they are versions of one.
    const parameters = ts.isInterfaceDeclaration(statement)
      ? (statement.typeParameters?.map((one) => one.getText()).join() ?? '')
      : ''
    const other = ts.isInterfaceDeclaration(statement) ? interfaces.get(statement.name.text) : undefined
    if (ts.isInterfaceDeclaration(statement)) interfaces.set(statement.name.text, parameters)
    if ((other !== undefined && other !== parameters) || own.some(isTaken) || new Set(own).size < own.length) {
      if (statement.getFullStart() > 0) starts.push(statement.getFullStart())
      names = new Set()
    }
    for (const name of own) names.add(name)
  }
  if (starts.length === 1) return [{ code: file.text, names: moduleNames(file) }]
  return starts.map((start, index) => {
    const end = starts[index + 1] ?? file.text.length
    const code = blank(file.text.slice(0, start)) + file.text.slice(start, end) + blank(file.text.slice(end))
    return { code, names: moduleNames(parseText(code, language)) }
  })
}

function blank(text: string): string {
  return text.replaceAll(/[^\r\n]/g, ' ')
}

/**
 * Names of a statement that a module can declare only once; those of types, which may be values as well, begin with `type `, those of
 * `var` with `var `.
 */
function scopedNames(statement: ts.Statement): string[] {
  const found: string[] = []
  const add = (name: ts.BindingName | undefined): void => {
    if (name === undefined) return
    if (ts.isIdentifier(name)) found.push(name.text)
    else for (const one of name.elements) if (ts.isBindingElement(one)) add(one.name)
  }
  if (ts.isVariableStatement(statement)) {
    for (const { name } of statement.declarationList.declarations) add(name)
    // The compiler reads a required module as an import, which cannot be declared twice.
    const isRequired = statement.declarationList.declarations.some(({ initializer }) => isRequire(initializer))
    if (!(statement.declarationList.flags & ts.NodeFlags.BlockScoped) && !isRequired)
      return [...new Set(found)].map((name) => `var ${name}`)
  } else if (ts.isImportDeclaration(statement)) {
    const { name, namedBindings } = statement.importClause ?? {}
    add(name)
    if (namedBindings !== undefined && ts.isNamespaceImport(namedBindings)) add(namedBindings.name)
    if (namedBindings !== undefined && ts.isNamedImports(namedBindings))
      for (const one of namedBindings.elements) add(one.name)
  } else if (ts.isTypeAliasDeclaration(statement)) found.push(`type ${statement.name.text}`)
  else if (ts.isClassDeclaration(statement) || ts.isEnumDeclaration(statement)) add(statement.name)
  else if (ts.isFunctionDeclaration(statement) && statement.body !== undefined) add(statement.name)
  return found
}

function isRequire(value: ts.Expression | undefined): boolean {
  return value !== undefined && ts.isCallExpression(value) && value.expression.getText() === 'require'
}
