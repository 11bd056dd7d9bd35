import ts from '#typescript'
import { declaredNames } from '../compiler/declared-names.ts'
import { parseText } from '../compiler/parse-text.ts'

/** Declarations of one report, found by dotted path. */
export interface Declarations {
  /** Declarations of a path; empty for none. A path into an object type stops at the member that has it. */
  of(path: string): readonly ts.Node[]
  /** Paths of all that a namespace has, those of namespaces inside it included; empty for other declarations. */
  inside(path: string): readonly string[]
  /** Declarations of the longest beginning of a path that has some, also within the object types of members and variables. */
  nearest(path: readonly string[]): readonly ts.Node[]
  /** Whether the report declares or exports a name. */
  declares(name: string): boolean
  /** Export that a name in a type stands for: `Box`, or `@acme/core!Box` for an import. Undefined for others. */
  exportOf(name: string): string | undefined
}

/** Parses the declarations of a report. */
export function parseDeclarations(text: string): Declarations {
  const file = parseText(text)
  const byName = new Map<string, ts.Node[]>()
  /** Local name of each export, and the other way round. */
  const exported = new Map<string, string>()
  const imports = new Map<string, string>()
  const add = (name: string, node: ts.Node): void => void byName.set(name, [...(byName.get(name) ?? []), node])
  for (const statement of file.statements) {
    if (ts.isImportDeclaration(statement)) addImports(statement, imports)
    else if (ts.isExportAssignment(statement)) add('default', statement)
    else if (ts.isExportDeclaration(statement) && statement.exportClause && ts.isNamedExports(statement.exportClause)) {
      for (const { name, propertyName } of statement.exportClause.elements)
        exported.set(name.text, (propertyName ?? name).text)
    } else {
      for (const [name, node] of named(statement)) {
        add(name, node)
        if (isExported(statement)) exported.set(isDefault(statement) ? 'default' : name, name)
      }
    }
  }
  const exportNames = new Map([...exported].map(([name, local]) => [local, name]))
  const step = (nodes: readonly ts.Node[], name: string): ts.Node[] =>
    nodes.flatMap((node) => membersOf(node, name, byName))
  const start = (name: string): readonly ts.Node[] => byName.get(exported.get(name) ?? name) ?? []
  const of = (path: string): readonly ts.Node[] => {
    const [first = '', ...rest] = path.split('.')
    return rest.reduce<readonly ts.Node[]>((nodes, name) => step(nodes.filter(isContainer), name), start(first))
  }
  const nearest = ([first = '', ...rest]: readonly string[]): readonly ts.Node[] => {
    let nodes = start(first)
    for (const name of rest) {
      const inner = step(nodes, name)
      if (inner.length === 0) break
      nodes = inner
    }
    return nodes
  }
  const inside = (path: string, around: readonly ts.Node[] = []): string[] => {
    const nodes = of(path)
    // A namespace may have itself.
    if (nodes.some((node) => around.includes(node))) return []
    const paths = [...new Set(nodes.flatMap(namesInside))].map((name) => `${path}.${name}`)
    return paths.flatMap((one) => [one, ...inside(one, [...around, ...nodes])])
  }
  return {
    of,
    inside,
    nearest,
    declares: (name) => exported.has(name) || byName.has(name),
    exportOf: (name) => imports.get(name) ?? exportNames.get(name),
  }
}

function addImports({ importClause, moduleSpecifier }: ts.ImportDeclaration, imports: Map<string, string>): void {
  const from = (moduleSpecifier as ts.StringLiteral).text
  if (importClause?.name) imports.set(importClause.name.text, `${from}!default`)
  const bindings = importClause?.namedBindings
  if (bindings && ts.isNamedImports(bindings)) {
    for (const { name, propertyName } of bindings.elements)
      imports.set(name.text, `${from}!${(propertyName ?? name).text}`)
  }
}

function isExported(node: ts.Node): boolean {
  return (
    ts.canHaveModifiers(node) && (ts.getModifiers(node) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
  )
}

function isDefault(node: ts.Node): boolean {
  return (
    ts.canHaveModifiers(node) && (ts.getModifiers(node) ?? []).some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword)
  )
}

/** Names that a statement declares, with their declarations. */
function named(statement: ts.Statement): [string, ts.Node][] {
  return declaredNames(statement).map((name) => [
    name.text,
    ts.isVariableStatement(statement) ? name.parent : statement,
  ])
}

/** Names that a namespace exports. */
function namesInside(node: ts.Node): string[] {
  if (!ts.isModuleDeclaration(node) || !node.body || !ts.isModuleBlock(node.body)) return []
  return node.body.statements.flatMap((statement) =>
    ts.isExportDeclaration(statement) && statement.exportClause && ts.isNamedExports(statement.exportClause)
      ? statement.exportClause.elements.map(({ name }) => name.text)
      : named(statement).map(([name]) => name),
  )
}

/** Members of a class, an interface, an enum, an object type or a namespace with a name. */
function membersOf(node: ts.Node, name: string, byName: ReadonlyMap<string, readonly ts.Node[]>): ts.Node[] {
  if (ts.isModuleDeclaration(node) && node.body && ts.isModuleBlock(node.body)) {
    return node.body.statements.flatMap((statement) => {
      if (ts.isExportDeclaration(statement) && statement.exportClause && ts.isNamedExports(statement.exportClause)) {
        // A namespace of `export * as` lists declarations of the report.
        const found = statement.exportClause.elements.find((one) => one.name.text === name)
        return found ? [...(byName.get((found.propertyName ?? found.name).text) ?? [])] : []
      }
      return named(statement).flatMap(([own, declared]) => (own === name ? [declared] : []))
    })
  }
  return partsOf(node).filter((member) => {
    if (ts.isConstructorDeclaration(member)) return name === 'constructor'
    const own = (member as ts.NamedDeclaration).name
    return own !== undefined && (ts.isIdentifier(own) || ts.isStringLiteral(own) ? own.text : own.getText()) === name
  })
}

/** Whether the members of a declaration have timelines of their own. */
function isContainer(node: ts.Node): boolean {
  return !ts.isVariableDeclaration(node) && !ts.isPropertySignature(node) && !ts.isPropertyDeclaration(node)
}

/** Members of a class, an interface or an enum, or of the object type of an alias, a variable or a property. */
export function partsOf(node: ts.Node): readonly ts.Node[] {
  if (ts.isInterfaceDeclaration(node) || ts.isClassDeclaration(node) || ts.isEnumDeclaration(node)) return node.members
  const { type } = node as { type?: ts.Node }
  return type && ts.isTypeLiteralNode(type) && !ts.isFunctionLike(node) ? type.members : []
}
