import type { ExportFacts } from '@signpost/api-extract'
import { facetOfModelKind } from '../read/facts-from-model.ts'
import type { ModelItem } from '../read/model-item.ts'

/**
 * Finds the doc model items of each exported name.
 *
 * A doc model names an item as the extractor would emit it: `Request_2` for an export with the name of a global,
 * `default_2` for a default export without a name, `Widget` for `export default class Widget`, `geo` for
 * `import * as geo` that is exported twice. The lookup tries the exported name, then the declared name, then either with a
 * number, and for a module the only namespace with the same contents.
 *
 * @returns Items by export; exports missing from the doc model are absent.
 */
export function matchModel(
  exports: readonly ExportFacts[],
  items: readonly ModelItem[],
): Map<ExportFacts, readonly ModelItem[]> {
  const groups = new Map<string, ModelItem[]>()
  for (const item of items) {
    if (!facetOfModelKind.has(item.kind)) continue
    const group = groups.get(item.name)
    if (group === undefined) groups.set(item.name, [item])
    else group.push(item)
  }

  const matched = new Map<ExportFacts, readonly ModelItem[]>()
  const claim = (candidate: ExportFacts, name: string | undefined): void => {
    const group = name === undefined ? undefined : groups.get(name)
    if (group === undefined || matched.has(candidate) || !group.some((item) => canBe(candidate, item))) return
    matched.set(candidate, group)
    groups.delete(name!)
  }
  const own = exports.filter(({ from }) => from === undefined)
  for (const candidate of own) claim(candidate, candidate.name)
  for (const candidate of own) claim(candidate, candidate.localName)
  const numbered = [...groups.keys()].filter((name) => /_\d+$/u.test(name)).sort()
  for (const candidate of own) {
    for (const name of numbered) {
      const base = name.replace(/_\d+$/u, '')
      if (base === candidate.name || base === candidate.localName) claim(candidate, name)
    }
  }
  for (const candidate of own.filter(({ module }) => module !== undefined)) {
    const alike = [...groups].filter(([, group]) => group.some((item) => canBe(candidate, item)))
    if (alike.length === 1) claim(candidate, alike[0]![0])
  }
  return matched
}

/**
 * True if the item can document the export. A constant that holds a function is a function in the doc model, but may be
 * a variable in the facts. The namespace of a module has only members that the module exports.
 */
function canBe({ facets, module, exports = [] }: ExportFacts, { kind, members }: ModelItem): boolean {
  const facet = facetOfModelKind.get(kind)
  if (module !== undefined && facet === 'namespace') {
    const names = new Set(exports.flatMap(({ name, localName = name }) => [name, localName]))
    return members.every(({ name }) => names.has(name) || names.has(name.replace(/_\d+$/u, '')))
  }
  return facet !== undefined && (facets.includes(facet) || (facet === 'function' && facets.includes('variable')))
}
