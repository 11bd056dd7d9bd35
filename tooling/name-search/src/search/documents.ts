import { kindOrder, memberKindOrder } from '@signpost/graph-model/model'
import { isAlias, memberKinds } from './entry-table.ts'
import { nameFlags, standings } from './format.ts'
import { type NameTable, nameText } from './name-table.ts'
import type { NameTables } from './open-names.ts'
import { type Documents, queryMemory } from './words/rank-documents.ts'

/** Documents of the index of words: entries, then texts of packages. */
export function documentsOf(tables: NameTables, count: number): Documents {
  const { entries, names } = tables
  const weigh = weightOf(tables)
  const weights = new Float64Array(count)
  return {
    count,
    weigh(document) {
      if (weights[document] === 0) weights[document] = weigh(document)
      return weights[document]!
    },
    isCallable: (document) => entries.kind[document] === (document < entries.symbols ? functions : methods),
    symbolOf: (document) => (document >= entries.symbols && document < entries.count ? entries.owner[document]! : -1),
    namespaceOf: namespaceOf(tables),
    nameOf: (document) => (document < entries.count ? nameText(names, entries.name[document]!) : ''),
    memory: queryMemory(count),
  }
}

/** Namespace around a symbol or around that of a member. */
function namespaceOf(tables: NameTables): Documents['namespaceOf'] {
  const { containers, containerOf, packageOf, owner, count } = tables.entries
  let namespaces: ReadonlyMap<number, number> | undefined
  return (document) => {
    if (document >= count) return -1
    const symbol = owner[document]!
    const container = containerOf[symbol]!
    if (container === 0) return -1
    namespaces ??= namespacesOf(tables)
    return namespaces.get(packageOf[symbol]! * containers.length + container) ?? -1
  }
}

/** Symbols that are containers of others, by the number of their package times that of all containers, and the number of the container. */
function namespacesOf({ entries, names }: NameTables): Map<number, number> {
  const { containers, containerOf, packageOf, symbols, name } = entries
  const numbers = new Map(containers.map((container, at) => [container, at]))
  // By the container around it and the number of its name: names are compared once for each container.
  const wanted = new Map<number, Map<number, number>>()
  for (const [at, container] of containers.entries()) {
    const dot = container.lastIndexOf('.')
    const outside = numbers.get(container.slice(0, Math.max(0, dot)))
    const own = numberOf(names, container.slice(dot + 1))
    if (container === '' || outside === undefined || own === undefined) continue
    wanted.set(outside, (wanted.get(outside) ?? new Map<number, number>()).set(own, at))
  }
  const found = new Map<number, number>()
  for (let symbol = 0; symbol < symbols; symbol += 1) {
    const container = wanted.get(containerOf[symbol]!)?.get(name[symbol]!)
    if (container !== undefined) found.set(packageOf[symbol]! * containers.length + container, symbol)
  }
  return found
}

/** Number of a name. */
function numberOf(names: NameTable, wanted: string): number | undefined {
  let [low, high] = [0, names.count]
  while (low < high) {
    const middle = (low + high) >> 1
    if (nameText(names, middle) < wanted) low = middle + 1
    else high = middle
  }
  return low < names.count && nameText(names, low) === wanted ? low : undefined
}

const functions = kindOrder.indexOf('function')
const methods = memberKinds + memberKindOrder.indexOf('method')

/** UTF-16 unit of `_`, with which internal names begin. */
const underscore = 95

/** Factor of a document: deprecated ones, those whose name says that they are internal, those of earlier versions and texts of packages come later. */
function weightOf({ entries, names }: NameTables): (document: number) => number {
  const { flags, standing, owner, references, symbols, count, kind, containerOf, name } = entries
  return (document) => {
    if (document >= count) return 1
    const symbol = owner[document]!
    const isDeprecated = ((flags[document]! | flags[symbol]!) & nameFlags.deprecated) !== 0
    const known = 1 + 0.04 * Math.log2(1 + references[symbol]!)
    return (
      (names.text[names.starts[name[document]!]!] === underscore ? 0.6 : 1) *
      (isDeprecated ? 0.6 : 1) *
      (standing[symbol] === standings.earlier ? 0.6 : standing[symbol] === standings.other ? 0.95 : 1) *
      (document < symbols ? (kind[document] === functions ? 1.1 : 1) : kind[document] === methods ? 0.9 : 0.8) *
      (containerOf[symbol] === 0 ? 1 : 0.95) *
      (isAlias(entries, symbol) ? 0.9 : 1) *
      known
    )
  }
}
