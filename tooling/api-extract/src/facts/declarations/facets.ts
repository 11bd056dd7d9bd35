import type ts from 'typescript'
import type { FacetKind } from '../../facts.ts'
import { compiler } from '../../typescript.ts'

/** Facets in order of precedence: the first of a symbol decides its page. */
const facetOrder: readonly FacetKind[] = ['class', 'function', 'enum', 'variable', 'interface', 'type', 'namespace']

/**
 * Facet of a declaration; absent for one that is not documented by itself (a parameter, an enum member). A variable with a
 * function type is a function, as in API Extractor. So is a method that a module exports as a member of its `export =`.
 */
export function facetOf(node: ts.Declaration): FacetKind | undefined {
  if (compiler.isClassDeclaration(node)) return 'class'
  if (compiler.isFunctionDeclaration(node)) return 'function'
  if (compiler.isEnumDeclaration(node)) return 'enum'
  if (compiler.isInterfaceDeclaration(node)) return 'interface'
  if (compiler.isTypeAliasDeclaration(node)) return 'type'
  if (compiler.isModuleDeclaration(node)) return 'namespace'
  if (compiler.isMethodSignature(node) || compiler.isMethodDeclaration(node)) return 'function'
  if (
    compiler.isVariableDeclaration(node) ||
    compiler.isPropertySignature(node) ||
    compiler.isPropertyDeclaration(node)
  ) {
    return node.type && compiler.isFunctionTypeNode(node.type) ? 'function' : 'variable'
  }
  if (compiler.isBindingElement(node) || compiler.isExportAssignment(node)) return 'variable'
  return undefined
}

/** Distinct facets in the order of `facetOrder`. */
export function sortFacets(facets: Iterable<FacetKind>): FacetKind[] {
  const present = new Set(facets)
  return facetOrder.filter((facet) => present.has(facet))
}
