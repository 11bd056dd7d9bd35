import ts from '#typescript'
import type { Side } from './side.ts'
import { addName, forEachName, pathOf, type StandIns, standInModule } from './stand-ins.ts'

/**
 * Writes a stand-in for each module that is imported and not part of a side, with the names that are used of it.
 *
 * @returns Text by path relative to `node_modules`.
 */
export function stubModules(...sides: readonly Side[]): Map<string, string> {
  const modules = new Map<string, StandIns>()
  for (const { files } of sides) {
    for (const [path, text] of files) collect(ts.createSourceFile(path, text, ts.ScriptTarget.ES2022, true), modules)
  }
  for (const { files } of sides) {
    for (const path of files.keys()) {
      const own = /(?:^|\/)node_modules\/(.+?)(?:\/index)?\.d\.ts$/.exec(path)?.[1]
      if (own !== undefined) modules.delete(own)
    }
  }
  return new Map([...modules].map(([module, names]) => [`${module}/index.d.ts`, standInModule(module, names)]))
}

/** Where a local name leads: a module, and the name in it unless it is the module's namespace. */
interface Imported {
  names: StandIns
  path: readonly string[]
}

function collect(file: ts.SourceFile, modules: Map<string, StandIns>): void {
  const namesOf = (specifier: ts.Node | undefined): StandIns | undefined => {
    if (!specifier || !ts.isStringLiteral(specifier) || /^[./]/.test(specifier.text)) return undefined
    const module = specifier.text.replace(/^node:/, '')
    const names = modules.get(module) ?? new Map()
    modules.set(module, names)
    return names
  }
  const locals = new Map<string, Imported>()
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) addImports(node, namesOf(node.moduleSpecifier), locals)
    if (ts.isExportDeclaration(node) && node.exportClause && ts.isNamedExports(node.exportClause)) {
      const names = namesOf(node.moduleSpecifier)
      for (const { name, propertyName } of node.exportClause.elements) {
        if (names) addName(names, [(propertyName ?? name).text], 0)
      }
    }
    if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
      const path = node.qualifier && pathOf(node.qualifier)
      const names = namesOf(node.argument.literal)
      if (path && names) addName(names, textsOf(path), node.typeArguments?.length ?? 0)
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  if (locals.size === 0) return
  forEachName(file, ([root, ...rest], arity) => {
    const imported = root && locals.get(root.text)
    if (imported) addName(imported.names, [...imported.path, ...textsOf(rest)], arity)
  })
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
