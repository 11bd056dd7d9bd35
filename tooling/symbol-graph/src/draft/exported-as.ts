import type { NamedExport } from '../name/collect-names.ts'
import { defaultName, isDefaultName } from '../name/default-name.ts'
import type { ExportedAs } from '@signpost/graph-model/model'

const identifier = /^[\p{ID_Start}$_][\p{ID_Continue}$\u200c\u200d]*$/u

/** Import statements for the places a symbol is exported from: named before default, `.` before other entry points. */
export function exportedAs(places: readonly NamedExport[]): ExportedAs[] {
  const seen = new Set<string>()
  const lines = new Set<string>()
  return places
    .map((place) => ({ place, name: place.path[0]! }))
    .sort((a, b) => rank(a.place) - rank(b.place) || (a.place.specifier < b.place.specifier ? -1 : 1))
    .flatMap(({ place, name }) => {
      const key = `${place.specifier} ${name}`
      if (seen.has(key)) return []
      seen.add(key)
      const { specifier, facts } = place
      const typeOnly = facts.typeOnly === true
      const isType = place.path.length === 1 && facts.facets.every((facet) => facet === 'interface' || facet === 'type')
      const line = importLine(place, name, typeOnly || isType)
      // `default` in the namespace of an `export =` is imported as the assignment itself.
      if (lines.has(line)) return []
      lines.add(line)
      return [{ name, specifier, importLine: line, typeOnly }]
    })
}

function rank({ entry, path }: NamedExport): number {
  const [name] = path as [string]
  return (entry === '.' ? 0 : 3) + (name === 'default' ? 2 : isDefaultName(name) ? 1 : 0)
}

function importLine({ facts, path, specifier, parent }: NamedExport, name: string, isType: boolean): string {
  const type = isType ? 'type ' : ''
  const root = path.length === 1 ? facts : rootFacts(parent)
  if (root?.requireOnly === true) return requireLine(name, specifier, isType)
  if (isDefaultName(name))
    return `import ${type}${(root && defaultName(root, specifier)) ?? 'value'} from '${specifier}'`
  if (identifier.test(name)) return `import ${type}{ ${name} } from '${specifier}'`
  const given = name.replace(/[^\p{ID_Continue}$]+/gu, '_').replace(/^(?=\d)|^$/u, '_')
  return `import ${type}{ ${JSON.stringify(name)} as ${given} } from '${specifier}'`
}

/** Import of a name that only the declarations for `require` have. */
function requireLine(name: string, specifier: string, isType: boolean): string {
  return isType
    ? `import type { ${name} } from '${specifier}' with { 'resolution-mode': 'require' }`
    : `const { ${name} } = require('${specifier}')`
}

function rootFacts(parent: NamedExport['parent']): NamedExport['facts'] | undefined {
  return parent === undefined ? undefined : (rootFacts(parent.home.parent) ?? parent.home.facts)
}
