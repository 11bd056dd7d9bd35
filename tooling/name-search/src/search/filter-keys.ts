import { kindOrder, memberKindOrder } from '@signpost/graph-model/model'
import { basedOn, type BaseTable } from './bases.ts'
import { type EntryTable, memberKinds } from './entry-table.ts'
import { nameFlags, releaseOrder } from './format.ts'
import type { NameFilter } from './model.ts'
import type { NameTable } from './name-table.ts'
import type { ParsedFilter } from './parse-query.ts'
import { nearestText } from './typo.ts'

/** Whether an entry, or a text of a package after all entries, passes a filter. */
export type EntryTest = (entry: number) => boolean

/** Tables that filters read. */
export interface FilterTables {
  names: NameTable
  entries: EntryTable
  bases: BaseTable
  packageOfText: readonly number[]
}

/** Returns the test for a value; undefined for an unknown value. */
type Filter = (value: string, tables: FilterTables) => EntryTest | undefined

/** Keys whose values are alternatives: several values widen the result. Several values of other keys narrow it. */
const alternatives = new Set(['kind', 'pkg', 'release'])

const filters: ReadonlyMap<string, Filter> = new Map<string, Filter>([
  ['kind', byKind],
  ['is', byState],
  ['release', byRelease],
  ['has', byContent],
  ['implements', (value, tables) => basedOn(value, 'implements', tables)],
  ['extends', (value, tables) => basedOn(value, 'extends', tables)],
  // Always an unknown value: the names file has no versions.
  ['since', () => undefined],
])

/** Values of filters whose values are few, or packages. */
const values: ReadonlyMap<string, (tables: FilterTables) => readonly string[]> = new Map<
  string,
  (tables: FilterTables) => readonly string[]
>([
  ['kind', () => [...kindOrder, ...memberKindOrder, 'member']],
  ['is', () => ['deprecated', 'alias', 'static', 'member', ...releaseOrder]],
  ['release', () => releaseOrder],
  ['has', () => ['example', 'docs']],
  ['pkg', ({ entries }) => entries.packages.flatMap(({ slug, name }) => [slug, name])],
])

/** Other words for keys that readers type. */
const otherKeys: ReadonlyMap<string, string> = new Map([
  ['package', 'pkg'],
  ['type', 'kind'],
])

export function isFilterKey(key: string): boolean {
  return key === 'pkg' || filters.has(key)
}

/** A text of a package has a package, and nothing else that a filter is about. */
function testOf(key: string, value: string, tables: FilterTables): EntryTest | undefined {
  if (key === 'pkg') return byPackage(value, tables)
  const test = filters.get(key)?.(value, tables)
  return test && ((entry) => entry < tables.entries.count && test(entry))
}

/** Filters of a query and, unless all are unknown, their combined test. */
export function applyFilters(
  parsed: readonly ParsedFilter[],
  tables: FilterTables,
): { filters: NameFilter[]; test?: EntryTest } {
  const groups = new Map<string, { tests: EntryTest[]; isAny: boolean }>()
  const found = parsed.map(({ key, value, negated }): NameFilter => {
    const name = negated ? key.slice(1) : key
    const test = testOf(name, value.toLowerCase(), tables)
    if (test === undefined) return { key, value, known: false, ...nearestOf(negated, name, value, tables) }
    const isAny = !negated && alternatives.has(name)
    const group = groups.get(isAny ? name : '')
    const wanted: EntryTest = negated ? (entry) => !test(entry) : test
    if (group === undefined) groups.set(isAny ? name : '', { tests: [wanted], isAny })
    else group.tests.push(wanted)
    return { key, value, known: true }
  })
  if (groups.size === 0) return { filters: found }
  const all = [...groups.values()]
  return {
    filters: found,
    test: (entry) =>
      all.every(({ tests, isAny }) => (isAny ? tests.some((test) => test(entry)) : tests.every((test) => test(entry)))),
  }
}

/** The known filter that an unknown one may have meant: with the nearest key, or the nearest value of its key. */
function nearestOf(negated: boolean, key: string, value: string, tables: FilterTables): Pick<NameFilter, 'nearest'> {
  const near = isFilterKey(key) ? key : nearestText(key, ['pkg', ...filters.keys(), ...otherKeys.keys()])
  if (near === undefined) return {}
  const meant = otherKeys.get(near) ?? near
  const isKnown = testOf(meant, value.toLowerCase(), tables) !== undefined
  const known = isKnown ? value : nearestText(value, values.get(meant)?.(tables) ?? [])
  return known === undefined ? {} : { nearest: `${negated ? '-' : ''}${meant}:${known}` }
}

function byKind(value: string, { entries }: FilterTables): EntryTest | undefined {
  const { kind, facets, symbols } = entries
  if (value === 'member') return (entry) => entry >= symbols
  const symbolKind = kindOrder.findIndex((one) => one === value)
  if (symbolKind !== -1) return (entry) => entry < symbols && (facets[entry]! & (1 << symbolKind)) !== 0
  const memberKind = memberKindOrder.findIndex((one) => one.toLowerCase() === value)
  return memberKind === -1 ? undefined : (entry) => kind[entry] === memberKinds + memberKind
}

function byPackage(value: string, { entries, packageOfText }: FilterTables): EntryTest | undefined {
  const { packages, packageOf, owner, count } = entries
  const wanted = packages.findIndex(({ slug, name }) => slug.toLowerCase() === value || name.toLowerCase() === value)
  if (wanted === -1) return undefined
  return (entry) => (entry < count ? packageOf[owner[entry]!] : packageOfText[entry - count]) === wanted
}

function byRelease(value: string, { entries: { flags } }: FilterTables): EntryTest | undefined {
  const release = releaseOrder.findIndex((one) => one === value)
  return release === -1 ? undefined : (entry) => (flags[entry]! & 3) === release
}

function byState(value: string, tables: FilterTables): EntryTest | undefined {
  const { flags, symbols } = tables.entries
  if (value === 'member') return (entry) => entry >= symbols
  if (value === 'deprecated' || value === 'alias' || value === 'static') {
    return (entry) => (flags[entry]! & nameFlags[value]) !== 0
  }
  return byRelease(value, tables)
}

function byContent(value: string, { entries: { flags } }: FilterTables): EntryTest | undefined {
  return value === 'example' || value === 'docs' ? (entry) => (flags[entry]! & nameFlags[value]) !== 0 : undefined
}
