import type { ExportFacts } from '@signpost/api-extract'
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
      const { specifier } = place
      const typeOnly = isTypeOnly(place)
      const line = importLine(place, name, typeOnly)
      // `default` in the namespace of an `export =` is imported as the assignment itself.
      if (lines.has(line)) return []
      lines.add(line)
      return [{ name, specifier, importLine: line, typeOnly }]
    })
}

/** Whether a name, or a namespace around it, is exported by `export type`. */
function isTypeOnly({ facts, parent }: NamedExport): boolean {
  return facts.typeOnly === true || (parent !== undefined && isTypeOnly(parent.home))
}

function rank({ entry, path }: NamedExport): number {
  const [name] = path as [string]
  return (entry === '.' ? 0 : 3) + (name === 'default' ? 2 : isDefaultName(name) ? 1 : 0)
}

function importLine({ facts, path, specifier, parent }: NamedExport, name: string, typeOnly: boolean): string {
  const root = path.length === 1 ? facts : rootFacts(parent)
  const isType = typeOnly || (root !== undefined && hasTypesOnly(root))
  // A constant with the result of `require` has no types in it.
  if (root?.requireOnly === true) return requireLine(name, specifier, isType || hasTypesOnly(facts))
  const type = isType ? 'type ' : ''
  if (isDefaultName(name))
    return `import ${type}${(root && defaultName(root, specifier)) ?? 'value'} from '${specifier}'`
  if (identifier.test(name)) return `import ${type}{ ${name} } from '${specifier}'`
  const given = name.replace(/[^\p{ID_Continue}$]+/gu, '_').replace(/^(?=\d)|^$/u, '_')
  return `import ${type}{ ${JSON.stringify(name)} as ${given} } from '${specifier}'`
}

/** Whether a name is nothing when the program runs: a type, or a namespace of types. */
function hasTypesOnly({ facets, exports }: ExportFacts): boolean {
  return facets.every((facet) => {
    return facet === 'interface' || facet === 'type' || (facet === 'namespace' && exports?.every(hasTypesOnly) === true)
  })
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
