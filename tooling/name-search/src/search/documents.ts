import { kindOrder, memberKindOrder } from '@signpost/graph-model/model'
import { isAlias, memberKinds } from './entry-table.ts'
import { nameFlags, standings } from './format.ts'
import { nameText } from './name-table.ts'
import type { NameTables } from './open-names.ts'
import type { Documents } from './words/search-words.ts'

/** Documents of the index of words: entries, then texts of packages. */
export function documentsOf(tables: NameTables, count: number): Documents {
  const { entries, names } = tables
  return {
    count,
    weigh: weightOf(tables),
    around: aroundOf(tables),
    nameOf: (document) => (document < entries.count ? nameText(names, entries.name[document]!) : ''),
  }
}

/** Symbol of a member, then the namespace of a symbol. */
function aroundOf({ entries, names }: NameTables): Documents['around'] {
  const { containers, containerOf, packageOf, owner, symbols, count, name } = entries
  const namespaces = new Map<string, number>()
  const wanted = new Set(containers)
  for (let symbol = 0; symbol < symbols; symbol += 1) {
    const own = nameText(names, name[symbol]!)
    const container = containers[containerOf[symbol]!]!
    const path = container === '' ? own : `${container}.${own}`
    if (wanted.has(path)) namespaces.set(`${packageOf[symbol]!} ${path}`, symbol)
  }
  return (document) => {
    if (document >= count) return []
    const symbol = owner[document]!
    const namespace = namespaces.get(`${packageOf[symbol]!} ${containers[containerOf[symbol]!]!}`)
    return [...(document < symbols ? [] : [symbol]), ...(namespace === undefined ? [] : [namespace])]
  }
}

/** Factor of a document: deprecated ones, those whose name says that they are internal, those of earlier versions and texts of packages come later. */
function weightOf({ entries, names }: NameTables): (document: number) => number {
  const { flags, standing, owner, references, symbols, count, kind, containerOf, name } = entries
  const functions = kindOrder.indexOf('function')
  const methods = memberKinds + memberKindOrder.indexOf('method')
  return (document) => {
    if (document >= count) return 1
    const symbol = owner[document]!
    const isDeprecated = ((flags[document]! | flags[symbol]!) & nameFlags.deprecated) !== 0
    const known = 1 + 0.04 * Math.log2(1 + references[symbol]!)
    return (
      (nameText(names, name[document]!).startsWith('_') ? 0.6 : 1) *
      (isDeprecated ? 0.6 : 1) *
      (standing[symbol] === standings.earlier ? 0.6 : standing[symbol] === standings.other ? 0.95 : 1) *
      (document < symbols ? (kind[document] === functions ? 1.1 : 1) : kind[document] === methods ? 0.9 : 0.8) *
      (containerOf[symbol] === 0 ? 1 : 0.95) *
      (isAlias(entries, symbol) ? 0.9 : 1) *
      known
    )
  }
}
