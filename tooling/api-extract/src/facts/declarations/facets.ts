import type ts from 'typescript'
import type { FacetKind } from '../../facts.ts'
import { compiler } from '../../typescript.ts'

/** Every facet, in the order in which they decide a symbol's page. */
export const facetOrder: readonly FacetKind[] = [
  'class',
  'function',
  'enum',
  'variable',
  'interface',
  'type',
  'namespace',
]

/**
 * What a declaration makes its name mean; absent for what is no API (a parameter, an enum member).
 * A variable whose type is written as a function type is a function, as API Extractor has it.
 */
export function facetOf(node: ts.Declaration): FacetKind | undefined {
  if (compiler.isClassDeclaration(node)) return 'class'
  if (compiler.isFunctionDeclaration(node)) return 'function'
  if (compiler.isEnumDeclaration(node)) return 'enum'
  if (compiler.isInterfaceDeclaration(node)) return 'interface'
  if (compiler.isTypeAliasDeclaration(node)) return 'type'
  if (compiler.isModuleDeclaration(node)) return 'namespace'
  if (compiler.isVariableDeclaration(node)) {
    return node.type && compiler.isFunctionTypeNode(node.type) ? 'function' : 'variable'
  }
  if (compiler.isBindingElement(node) || compiler.isExportAssignment(node)) return 'variable'
  return undefined
}

/** Without repeats, in the order of `facetOrder`. */
export function sortFacets(facets: Iterable<FacetKind>): FacetKind[] {
  const present = new Set(facets)
  return facetOrder.filter((facet) => present.has(facet))
}
