import type { EntryPointFacts, ExportFacts } from '@signpost/api-extract'
import type { ModelItem } from '../read/model-item.ts'
import { isDefaultName } from './default-name.ts'
import { matchModel } from './match-model.ts'

/** Place that exports a name: an entry point or a namespace. */
export interface NamedExport {
  /** Key of the entry point: `.` or `./testing`. */
  entry: string
  specifier: string
  /** Names from the entry point inward: `ns`, `Foo`. */
  path: readonly string[]
  facts: ExportFacts
  /** Items of the doc model; empty when it lacks the name. */
  items: readonly ModelItem[]
  /** Enclosing namespace. */
  parent?: ExportedSymbol
}

/** Declaration with all names that export it. */
export interface ExportedSymbol {
  /** Primary name of the symbol. */
  home: NamedExport
  /** Other places, in the order of discovery. */
  others: NamedExport[]
  children: ExportedSymbol[]
}

/**
 * Merges the exports of all entry points by identity: one symbol per declaration, with all its names.
 *
 * Precedence of the home: top-level names, the entry point `.`, other entry points by code unit, names that are not
 * renamed, names in the doc model, the shortest name, the first name by code unit.
 *
 * @returns Top-level and nested symbols, outer ones first.
 */
export function collectNames(
  entryPoints: readonly EntryPointFacts[],
  models: ReadonlyMap<string, readonly ModelItem[]>,
): ExportedSymbol[] {
  const byIdentity = new Map<string, ExportedSymbol>()
  const all: ExportedSymbol[] = []
  let level: NamedExport[] = entryPoints.flatMap((entry) => {
    return named(entry.exports, models.get(entry.key) ?? [], entry.key, entry.specifier, undefined)
  })

  while (level.length > 0) {
    const fresh: ExportedSymbol[] = []
    for (const one of level.sort(compareHomes)) {
      const key = one.facts.identity === '' ? `${one.entry} ${one.path.join('.')}` : one.facts.identity
      const known = byIdentity.get(key)
      if (known !== undefined) {
        known.others.push(one)
        continue
      }
      const symbol: ExportedSymbol = { home: one, others: [], children: [] }
      byIdentity.set(key, symbol)
      one.parent?.children.push(symbol)
      fresh.push(symbol)
      all.push(symbol)
    }
    level = fresh.flatMap(childrenOf)
  }
  return all
}

function childrenOf(symbol: ExportedSymbol): NamedExport[] {
  const { facts, entry, specifier } = symbol.home
  const { items } =
    [symbol.home, ...symbol.others].find((one) => one.entry === entry && one.items.length > 0) ?? symbol.home
  const isForeign = facts.from !== undefined && facts.module === undefined
  if (facts.exports === undefined || isForeign) return []
  const members = items.flatMap((item) => (item.kind === 'Namespace' ? item.members : []))
  return named(facts.exports, members, entry, specifier, symbol)
}

function named(
  exports: readonly ExportFacts[],
  items: readonly ModelItem[],
  entry: string,
  specifier: string,
  parent: ExportedSymbol | undefined,
): NamedExport[] {
  const matched = matchModel(exports, items)
  return exports.map((facts) => ({
    entry,
    specifier,
    path: [...(parent?.home.path ?? []), facts.name],
    facts,
    items: matched.get(facts) ?? [],
    ...(parent === undefined ? {} : { parent }),
  }))
}

function compareHomes(a: NamedExport, b: NamedExport): number {
  const nameA = a.path.at(-1)!
  const nameB = b.path.at(-1)!
  return (
    Number(a.entry !== '.') - Number(b.entry !== '.') ||
    byCodeUnit(a.entry, b.entry) ||
    Number(isDefaultModule(a)) - Number(isDefaultModule(b)) ||
    Number(isRenamed(a)) - Number(isRenamed(b)) ||
    Number(a.items.length === 0) - Number(b.items.length === 0) ||
    nameA.length - nameB.length ||
    byCodeUnit(nameA, nameB) ||
    byCodeUnit(a.path.join('.'), b.path.join('.'))
  )
}

/** Whether a module is the default export: the name of its import is that of a file, which readers do not see. */
function isDefaultModule({ facts, path }: NamedExport): boolean {
  return facts.module !== undefined && isDefaultName(path.at(-1)!)
}

function isRenamed({ facts }: NamedExport): boolean {
  return facts.localName !== undefined && facts.localName !== facts.name
}

function byCodeUnit(a: string, b: string): number {
  return a === b ? 0 : a < b ? -1 : 1
}
