import type ts from 'typescript'
import { packageOf } from '../../package/node-modules.ts'
import { compiler } from '../../typescript.ts'

/** The first step of an alias chain that imports from another package. */
export interface ImportedName {
  /** As written: `ext-lib/sub`. */
  specifier: string
  /** The package that the specifier names: `ext-lib`. */
  package: string
  /** The imported name; `default`, or `*` for a namespace. */
  name: string
}

/** The import of an exported symbol; absent when the package declares it. */
export function importedName(checker: ts.TypeChecker, symbol: ts.Symbol): ImportedName | undefined {
  for (const step of aliasChain(checker, symbol)) {
    for (const declaration of step.declarations ?? []) {
      const specifier = moduleSpecifierOf(declaration)
      const name = specifier === undefined || /^[./]/.test(specifier) ? undefined : importNameOf(declaration)
      if (specifier !== undefined && name !== undefined) return { specifier, package: packageOf(specifier), name }
    }
  }
  return undefined
}

/** Whether a step of an alias chain is `import type` or `export type`. */
export function isTypeOnly(checker: ts.TypeChecker, symbol: ts.Symbol): boolean {
  return aliasChain(checker, symbol).some((step) =>
    step.declarations?.some(compiler.isTypeOnlyImportOrExportDeclaration),
  )
}

/** Name under which a module is made a namespace: `geo` of `import * as geo`; absent when the chain has no such step. */
export function namespaceName(checker: ts.TypeChecker, symbol: ts.Symbol): string | undefined {
  const steps = aliasChain(checker, symbol).flatMap(({ declarations = [] }) => declarations)
  return steps.find((step) => compiler.isNamespaceImport(step) || compiler.isNamespaceExport(step))?.name.text
}

/** Symbols from an alias to the last one before what it names; empty for a symbol that is no alias. */
export function aliasChain(checker: ts.TypeChecker, symbol: ts.Symbol): ts.Symbol[] {
  const chain: ts.Symbol[] = []
  let step: ts.Symbol | undefined = symbol
  while (step && step.flags & compiler.SymbolFlags.Alias && !chain.includes(step)) {
    chain.push(step)
    step = checker.getImmediateAliasedSymbol(step)
  }
  return chain
}

function moduleSpecifierOf(declaration: ts.Declaration): string | undefined {
  let node: ts.Node = declaration
  while (!compiler.isSourceFile(node)) {
    if (compiler.isImportDeclaration(node) || compiler.isExportDeclaration(node)) {
      return node.moduleSpecifier && compiler.isStringLiteral(node.moduleSpecifier)
        ? node.moduleSpecifier.text
        : undefined
    }
    if (compiler.isImportEqualsDeclaration(node)) {
      const { moduleReference } = node
      return compiler.isExternalModuleReference(moduleReference) && compiler.isStringLiteral(moduleReference.expression)
        ? moduleReference.expression.text
        : undefined
    }
    node = node.parent
  }
  return undefined
}

function importNameOf(declaration: ts.Declaration): string | undefined {
  if (compiler.isImportSpecifier(declaration) || compiler.isExportSpecifier(declaration)) {
    return (declaration.propertyName ?? declaration.name).text
  }
  if (compiler.isImportClause(declaration)) return 'default'
  if (compiler.isImportEqualsDeclaration(declaration)) return 'export='
  if (compiler.isNamespaceImport(declaration) || compiler.isNamespaceExport(declaration)) return '*'
  return undefined
}
