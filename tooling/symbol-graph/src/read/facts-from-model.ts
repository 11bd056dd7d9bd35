import type { ExportFacts, FacetKind, PackageFacts } from '@signpost/api-extract'
import { kindOrder } from '@signpost/graph-model/model'
import type { ModelItem, ModelKind } from './model-item.ts'

/** Facet of each kind of doc model item; members have none. */
export const facetOfModelKind: ReadonlyMap<ModelKind, FacetKind> = new Map([
  ['Class', 'class'],
  ['Function', 'function'],
  ['Enum', 'enum'],
  ['Variable', 'variable'],
  ['Interface', 'interface'],
  ['TypeAlias', 'type'],
  ['Namespace', 'namespace'],
])

/** Derives the facts from a doc model: names and kinds of exports, without aliases and positions. */
export function factsFromModel(about: PackageFacts['package'], items: readonly ModelItem[]): PackageFacts {
  const { name, version, slug, description } = about
  const exports = exportsOf(items, '')
  return {
    formatVersion: 1,
    package: { name, version, slug, description },
    entryPoints: exports.length === 0 ? [] : [{ key: '.', specifier: name, types: '', exports }],
    diagnostics: [],
  }
}

function exportsOf(items: readonly ModelItem[], prefix: string): ExportFacts[] {
  const byName = new Map<string, ModelItem[]>()
  for (const item of items) {
    if (facetOfModelKind.has(item.kind)) byName.set(item.name, [...(byName.get(item.name) ?? []), item])
  }
  return [...byName].map(([name, group]) => {
    const facets = new Set(group.map(({ kind }) => facetOfModelKind.get(kind)))
    const path = `${prefix}${name}`
    const children = group.flatMap((item) => (item.kind === 'Namespace' ? item.members : []))
    return {
      name,
      facets: kindOrder.filter((facet) => facets.has(facet)),
      identity: path,
      declarations: [],
      ...(facets.has('namespace') ? { exports: exportsOf(children, `${path}.`) } : {}),
    }
  })
}
