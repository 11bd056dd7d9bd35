import ts from '#typescript'
import { addName, forEachName, pathOf, type StandIn, type StandIns, wholeModule } from './stand-ins.ts'

/** Where a local name leads: a module, and the name in it unless it is the module itself. */
interface Imported {
  names: StandIns
  path: readonly string[]
}

/**
 * Adds the names that a file uses of modules without declarations.
 *
 * @param namesOf - Names of a module by specifier; undefined for a module that has declarations.
 * @param mark - Called with the specifier of a module that is used as a whole: `export * from 'y'`, `typeof import('y')`.
 */
export function collectNames(
  file: ts.SourceFile,
  namesOf: (specifier: string) => StandIns | undefined,
  mark: (specifier: string) => void,
): void {
  const locals = new Map<string, Imported>()
  const moduleOf = (specifier: ts.Node | undefined): StandIns | undefined =>
    specifier && ts.isStringLiteralLike(specifier) ? namesOf(specifier.text) : undefined
  const markAll = (specifier: ts.Node | undefined): void => {
    if (specifier && ts.isStringLiteralLike(specifier)) mark(specifier.text)
  }
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) {
      addImports(node, moduleOf(node.moduleSpecifier), locals)
      const bindings = node.importClause?.namedBindings
      if (bindings && ts.isNamespaceImport(bindings)) markAll(node.moduleSpecifier)
    } else if (ts.isImportEqualsDeclaration(node)) {
      const { moduleReference: target, name } = node
      if (ts.isExternalModuleReference(target)) {
        const names = moduleOf(target.expression)
        if (names) locals.set(name.text, { names, path: [] })
        if (names) markAll(target.expression)
      } else {
        const [first, ...rest] = pathOf(target) ?? []
        const imported = first && locals.get(first.text)
        if (imported) locals.set(name.text, { names: imported.names, path: [...imported.path, ...textsOf(rest)] })
        if (imported) use({ names: imported.names, path: [...imported.path, ...textsOf(rest)] }, 0)
      }
    } else if (ts.isExportDeclaration(node)) {
      const names = moduleOf(node.moduleSpecifier)
      if (names && node.exportClause && ts.isNamedExports(node.exportClause)) {
        for (const { name, propertyName } of node.exportClause.elements)
          addName(names, [(propertyName ?? name).text], 0)
      } else if (names) markAll(node.moduleSpecifier)
    } else if (ts.isModuleDeclaration(node) && ts.isStringLiteral(node.name)) addAugmented(node, moduleOf(node.name))
    ts.forEachChild(node, visit)
  }
  visit(file)
  forEachUse(file, locals, moduleOf, markAll)
}

function use({ names, path }: Imported, arity: number): StandIn | undefined {
  return addName(names, path.length === 0 ? [wholeModule] : path, arity)
}

function forEachUse(
  file: ts.SourceFile,
  locals: ReadonlyMap<string, Imported>,
  moduleOf: (specifier: ts.Node | undefined) => StandIns | undefined,
  markAll: (specifier: ts.Node | undefined) => void,
): void {
  /** Stand-ins of nodes, to which the properties that are read by name are added. */
  const found = new Map<ts.Node, StandIn>()
  if (locals.size > 0) {
    forEachName(file, ([root, ...rest], arity, node) => {
      const imported = root && locals.get(root.text)
      if (!imported) return
      const path = [...imported.path, ...textsOf(rest)]
      // The type of a whole namespace has its names only.
      if (path.length === 0 && ts.isTypeQueryNode(node)) return
      const standIn = use({ names: imported.names, path }, arity)
      if (standIn && !ts.isTypeQueryNode(node)) found.set(node, standIn)
    })
  }
  const visit = (node: ts.Node): void => {
    if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
      const names = moduleOf(node.argument.literal)
      const path = node.qualifier ? textsOf(pathOf(node.qualifier) ?? []) : []
      if (names && path.length === 0 && node.isTypeOf) markAll(node.argument.literal)
      else if (names) {
        const standIn = use({ names, path }, node.typeArguments?.length ?? 0)
        if (standIn && !node.isTypeOf) found.set(node, standIn)
      }
    }
    const key = ts.isComputedPropertyName(node) ? pathOf(node.expression) : undefined
    const owning = key?.[0] && locals.get(key[0].text)
    const named = owning && use({ names: owning.names, path: [...owning.path, ...textsOf(key.slice(1))] }, 0)
    if (named) named.isKey = true
    ts.forEachChild(node, visit)
    const part = ts.isIndexedAccessTypeNode(node) ? node : undefined
    const owner = part && found.get(part.objectType)
    if (part && owner) {
      for (const name of literalsOf(part.indexType)) {
        owner.properties ??= new Map()
        const property = addName(owner.properties, [name], 0)
        if (property) property.properties ??= new Map()
        if (property) found.set(part, property)
      }
    }
  }
  visit(file)
}

function literalsOf(node: ts.TypeNode): string[] {
  if (ts.isUnionTypeNode(node)) return node.types.flatMap(literalsOf)
  if (!ts.isLiteralTypeNode(node)) return []
  return ts.isStringLiteral(node.literal) ? [node.literal.text] : []
}

function textsOf(path: readonly ts.Identifier[]): string[] {
  return path.map(({ text }) => text)
}

function addImports(
  { importClause }: ts.ImportDeclaration,
  names: StandIns | undefined,
  locals: Map<string, Imported>,
): void {
  if (!importClause || !names) return
  const add = (local: ts.Identifier, name: string): void => {
    addName(names, [name], 0)
    locals.set(local.text, { names, path: [name] })
  }
  if (importClause.name) add(importClause.name, 'default')
  const { namedBindings } = importClause
  if (namedBindings && ts.isNamespaceImport(namedBindings)) locals.set(namedBindings.name.text, { names, path: [] })
  if (namedBindings && ts.isNamedImports(namedBindings)) {
    for (const { name, propertyName } of namedBindings.elements) add(name, (propertyName ?? name).text)
  }
}

/** Types that an augmentation adds to: they merge with the stand-in's. */
function addAugmented({ body }: ts.ModuleDeclaration, names: StandIns | undefined): void {
  if (!names || !body || !ts.isModuleBlock(body)) return
  for (const node of body.statements) {
    if (ts.isInterfaceDeclaration(node)) addName(names, [node.name.text], node.typeParameters?.length ?? 0)
  }
}
