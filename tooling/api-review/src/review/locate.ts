import ts from '#typescript'
import { parseText } from '../compiler/parse-text.ts'

/** Where a symbol is declared in a report. */
export interface Located {
  /** Line of the first declaration, from 1. */
  line: number
  /** Text of its declarations without white space, a container's members left out. */
  text: string
}

/** Symbols of one report by their dotted path. */
export interface Locator {
  /** Finds a symbol, or else its nearest container. */
  find: (symbol: string) => Located | undefined
  /** Whether the report declares or exports the symbol or its container: others belong to packages whose types it mentions. */
  declares: (symbol: string) => boolean
}

/**
 * Creates the search over one report.
 *
 * @param declarations - Declarations of the report.
 */
export function createLocator(declarations: string): Locator {
  const file = parseText(declarations)
  const names = namesOf(file)
  const aliases = aliasesOf(file)
  const find = (symbol: string): Located | undefined => {
    let found: readonly ts.Node[] = []
    let depth = 0
    for (const segment of segmentsOf(symbol)) {
      const next: readonly ts.Node[] =
        depth === 0
          ? (names.get(aliases.get(segment) ?? segment) ?? [])
          : found.flatMap((node) => membersOf(node, names).get(segment) ?? [])
      if (next.length === 0) break
      found = next
      depth++
    }
    const [first] = found
    if (!first) return undefined
    const { line } = file.getLineAndCharacterOfPosition(first.getStart())
    return { line: line + 1, text: found.map(ownText).join('\n') }
  }
  const exportsAll = file.statements.some((node) => ts.isExportDeclaration(node) && node.exportClause === undefined)
  const declares = (symbol: string): boolean => {
    const [first] = segmentsOf(symbol)
    return first === undefined || aliases.has(first) || names.has(first) || exportsAll
  }
  return { find, declares }
}

/** Dots within quotes or brackets are part of a name: `A."x.y"`, `A.[Symbol.iterator]`. */
function segmentsOf(symbol: string): string[] {
  return symbol.match(/(?:"[^"]*"|'[^']*'|\[[^\]]*\]|[^.])+/g) ?? []
}

type Names = Map<string, ts.Node[]>

function add(names: Names, name: string, node: ts.Node): void {
  names.set(name, [...(names.get(name) ?? []), node])
}

function namesOf(container: { statements: ts.NodeArray<ts.Statement> }): Names {
  const names: Names = new Map()
  for (const statement of container.statements) {
    if (ts.isVariableStatement(statement)) {
      for (const declaration of statement.declarationList.declarations)
        add(names, declaration.name.getText(), statement)
    } else if ('name' in statement && statement.name) add(names, nameOf(statement.name as ts.Node), statement)
    else if (ts.isExportAssignment(statement)) add(names, 'default', statement)
  }
  return names
}

/** Declared names by the names in `export { declared as exported }`. */
function aliasesOf(file: ts.SourceFile): Map<string, string> {
  const elements = file.statements.flatMap((statement) =>
    ts.isExportDeclaration(statement) && statement.exportClause && ts.isNamedExports(statement.exportClause)
      ? [...statement.exportClause.elements]
      : [],
  )
  return new Map(elements.map(({ name, propertyName }) => [name.text, (propertyName ?? name).text]))
}

const members = new WeakMap<ts.Node, Names>()

/** Members by name; a namespace may export declarations of its file. */
function membersOf(node: ts.Node, fileNames: Names): Names {
  const known = members.get(node)
  if (known) return known
  const names = collectMembers(node, fileNames)
  members.set(node, names)
  return names
}

function collectMembers(node: ts.Node, fileNames: Names): Names {
  if (ts.isModuleDeclaration(node) && node.body && ts.isModuleBlock(node.body)) {
    const names = namesOf(node.body)
    for (const statement of node.body.statements) {
      if (!ts.isExportDeclaration(statement) || !statement.exportClause || !ts.isNamedExports(statement.exportClause))
        continue
      for (const { name, propertyName } of statement.exportClause.elements) {
        for (const target of fileNames.get((propertyName ?? name).text) ?? []) add(names, name.text, target)
      }
    }
    return names
  }
  const names: Names = new Map()
  for (const member of partsOf(node)) {
    const { name } = member as { name?: ts.Node }
    if (name) add(names, nameOf(name), member)
    else if (ts.isConstructorDeclaration(member)) add(names, 'constructor', member)
  }
  return names
}

function partsOf(node: ts.Node): readonly ts.Node[] {
  if (ts.isInterfaceDeclaration(node) || ts.isClassDeclaration(node) || ts.isEnumDeclaration(node)) return node.members
  const type = ts.isTypeAliasDeclaration(node)
    ? node.type
    : ts.isPropertySignature(node) || ts.isPropertyDeclaration(node)
      ? node.type
      : ts.isVariableStatement(node)
        ? node.declarationList.declarations[0]?.type
        : undefined
  return type && ts.isTypeLiteralNode(type) ? type.members : []
}

function nameOf(name: ts.Node): string {
  return ts.isStringLiteral(name) || ts.isIdentifier(name) || ts.isNumericLiteral(name) ? name.text : name.getText()
}

/** Named members of a container have their own findings: a change of one must not change the text of the others. */
function ownText(node: ts.Node): string {
  const named = ts.isModuleDeclaration(node)
    ? node.body
      ? [node.body]
      : []
    : partsOf(node).filter((part) => (part as { name?: ts.Node }).name !== undefined)
  let text = ''
  let position = node.getStart()
  for (const part of named) {
    text += node.getSourceFile().text.slice(position, part.getStart())
    position = part.getEnd()
  }
  return (text + node.getSourceFile().text.slice(position, node.getEnd()))
    .replace(/^[^\S\n]*\/\/.*$/gm, '')
    .replace(/[\s;,]+/g, '')
}
