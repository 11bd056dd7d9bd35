import type ts from 'typescript'
import { commentOf, docComment } from '../declarations/declaration-text.ts'
import { peek } from '../declarations/read-comments.ts'
import { isPrivate } from '../declarations/item-facts.ts'
import { isHiddenComment } from '../names/hidden.ts'
import { aliasChain } from '../names/import-chain.ts'
import type { PackageFolder } from '../../package/package-folder.ts'
import { exportAssignment, resolveAlias } from '../../program/symbols.ts'
import { compiler } from '../../typescript.ts'
import { reexportComment } from './reexport-comment.ts'

/**
 * Exports of a module or namespace, in no particular order. Those of a module with `export =` are the assignment itself,
 * the members of its namespace, and the package's own properties of its value: `import { add } from 'lodash'`.
 */
export function exportedSymbols(checker: ts.TypeChecker, container: ts.Symbol, folder: PackageFolder): ts.Symbol[] {
  // For a namespace that is merged with a class or enum, the checker lists statics and enum members too.
  const meanings = compiler.SymbolFlags
  const declared = checker
    .getExportsOfModule(container)
    .filter(
      (symbol) =>
        symbol.flags & (meanings.Alias | meanings.Type | meanings.Variable | meanings.Function | meanings.Namespace),
    )
    .filter((symbol) => !(symbol.flags & (meanings.EnumMember | meanings.TypeParameter | meanings.Prototype)))
  const assignment = exportAssignment(container)
  if (assignment === undefined) return declared
  const known = new Set(declared.map(({ escapedName }) => escapedName))
  const properties = propertiesOf(checker, assignment).filter(
    ({ escapedName, declarations }) =>
      !known.has(escapedName) && declarations?.every((one) => folder.owns(one.getSourceFile().fileName)) === true,
  )
  return [assignment, ...declared.filter((symbol) => symbol !== assignment), ...properties]
}

/** Properties that can be imported by name from a module whose `export =` is a variable. */
function propertiesOf(checker: ts.TypeChecker, assignment: ts.Symbol): ts.Symbol[] {
  const value = resolveAlias(checker, assignment)
  if ((value.flags & compiler.SymbolFlags.Variable) === 0) return []
  const type = checker.getTypeOfSymbol(value)
  const { ObjectFlags, TypeFlags } = compiler
  const isClassOrList =
    checker.isArrayType(type) || checker.isTupleType(type) || (objectFlagsOf(type) & ObjectFlags.Class) !== 0
  if (!(type.flags & (TypeFlags.Object | TypeFlags.Intersection)) || isClassOrList) return []
  return checker.getPropertiesOfType(type).filter((property) => property.declarations?.every(isPublicProperty) === true)
}

function objectFlagsOf(type: ts.Type): ts.ObjectFlags {
  return (type as ts.ObjectType).objectFlags
}

function isPublicProperty(node: ts.Declaration): boolean {
  const isProperty =
    compiler.isMethodSignature(node) ||
    compiler.isPropertySignature(node) ||
    compiler.isMethodDeclaration(node) ||
    compiler.isPropertyDeclaration(node)
  return isProperty && compiler.isIdentifier(node.name) && !isPrivate(node)
}

/**
 * Whether another package declares a namespace and documents its contents. A namespace made of a whole module
 * (`export * as ext from 'ext-lib'`) is the package's own.
 */
function isForeignNamespace({ declarations }: ts.Symbol, folder: PackageFolder): boolean {
  const [first] = declarations ?? []
  return (
    first !== undefined && !declarations!.some(compiler.isSourceFile) && !folder.owns(first.getSourceFile().fileName)
  )
}

/** Symbols that modules export, at any depth of namespaces, aliases resolved. */
export interface DocumentedSymbols {
  /** Without those tagged `@internal`. */
  exported: ReadonlySet<ts.Symbol>
  /** Those that have no page because of the comment of the export, and are not exported otherwise. */
  hidden: ReadonlySet<ts.Symbol>
}

/** Finds the exports of modules. */
export function documentedSymbols(
  checker: ts.TypeChecker,
  folder: PackageFolder,
  modules: readonly ts.Symbol[],
): DocumentedSymbols {
  const documented = new Set<ts.Symbol>()
  const hidden = new Set<ts.Symbol>()
  const visited = new Set<ts.Symbol>()
  const visit = (container: ts.Symbol): void => {
    if (visited.has(container)) return
    visited.add(container)
    for (const symbol of exportedSymbols(checker, container, folder)) {
      const target = resolveAlias(checker, symbol)
      if (isHiddenByExport(checker, symbol, target)) {
        hidden.add(target)
        continue
      }
      if (peek(() => target.declarations?.some((one) => /@internal\b/u.test(docComment(one) ?? '')))) continue
      documented.add(target)
      if (target.flags & compiler.SymbolFlags.Namespace && !isForeignNamespace(target, folder)) visit(target)
    }
  }
  modules.forEach(visit)
  for (const one of documented) hidden.delete(one)
  return { exported: documented, hidden }
}

/** Whether an export hides a declaration that has no comment of its own: `@ignore` above `export { Base } from './base'`. */
function isHiddenByExport(checker: ts.TypeChecker, symbol: ts.Symbol, { declarations = [] }: ts.Symbol): boolean {
  return peek(() => {
    const [comment] = aliasChain(checker, symbol).flatMap((one) => reexportComment(one, commentOf) ?? [])
    return isHiddenComment(comment) && declarations.every((one) => docComment(one) === undefined)
  })
}
