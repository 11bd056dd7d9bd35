import { brotliCompressSync } from 'node:zlib'
import { openNames } from '@signpost/name-search'
import { encodeNames } from '@signpost/name-search/write'
import MiniSearch from 'minisearch'
import { median, repeat } from './command.js'
import { madeUpPackages, randomFrom } from './api-names.js'

export const title = 'search of 100,000 names'

const runs = 5

/** Names of the index and their queries, in the same run for ours and for MiniSearch, each with its documented settings. */
export async function measure() {
  const packages = madeUpPackages(100_000)
  const entries = packages.flatMap(({ slug, symbols }) =>
    symbols.flatMap(({ name, page, members }) => [
      { slug, container: '', name, page: page.kind },
      ...members.map((member) => ({ slug, container: name, name: member.name, page: page.kind })),
    ]),
  )
  const queries = queriesFor(entries)
  const bytes = encodeNames(packages)
  const parse = median(await repeat(runs, () => milliseconds(() => openNames(bytes))))
  const index = openNames(bytes)
  const ours = take(queries, 3, (query) => index.search(query).hits)

  const mini = new MiniSearch(settings)
  mini.addAll(entries.map((entry, id) => ({ ...entry, id })))
  const json = JSON.stringify(mini)
  const load = median(await repeat(2, () => milliseconds(() => MiniSearch.loadJSON(json, settings))))
  const theirs = take(queries, 1, (query) =>
    mini.search(query, { prefix: true, fuzzy: 0.2, combineWith: 'AND' }).slice(0, 20),
  )

  return [
    {
      figure: `size of ${entries.length} names, brotli`,
      value: brotliCompressSync(bytes).length / 1000,
      unit: 'kB',
      target: '700',
    },
    { figure: 'control: MiniSearch, its JSON, brotli', value: brotliCompressSync(json).length / 1000, unit: 'kB' },
    { figure: 'opening', value: parse, unit: 'ms', target: '150' },
    { figure: 'control: MiniSearch', value: load, unit: 'ms' },
    ...rows('', ours, true),
    ...rows('control: MiniSearch, ', theirs, false),
  ]
}

const settings = {
  fields: ['name', 'container', 'slug'],
  storeFields: ['name', 'container', 'slug'],
  tokenize: (text) => text.split(/[\s._#:/-]+|(?<=[a-z\d])(?=[A-Z])/).concat(text),
  searchOptions: { boost: { name: 4 } },
}

function milliseconds(step) {
  const start = process.cpuUsage()
  step()
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1000
}

/** Queries by class, each with the entry that it is meant to find. */
function queriesFor(entries) {
  const random = randomFrom(11)
  const longNames = entries.filter(({ name }) => name.length >= 8)
  const pick = (list) => list[Math.floor(random() * list.length)]
  const classes = new Map(
    Object.entries({
      name: ({ name }) => name,
      'lower case': ({ name }) => name.toLowerCase(),
      prefix: ({ name }) => name.slice(0, Math.max(4, Math.floor(name.length * 0.7))),
      qualified: ({ name, container }) => `${container}.${name}`,
      hump: ({ name }) => name.replace(/([A-Z]?[a-z]{1,2})[a-z]*/g, '$1'),
      words: ({ name }) => name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase(),
      typo: ({ name }) => {
        const at = 1 + Math.floor(random() * (name.length - 3))
        return name.slice(0, at) + name[at + 1] + name[at] + name.slice(at + 2)
      },
      'two letters': ({ name }) => name.slice(0, 2).toLowerCase(),
    }),
  )
  return [...classes].flatMap(([kind, make]) =>
    Array.from({ length: 25 }, () => {
      const wanted = pick(kind === 'qualified' ? longNames.filter(({ container }) => container !== '') : longNames)
      return { kind, query: make(wanted), wanted }
    }),
  )
}

/** How long each query takes, in CPU time, and the reciprocal rank of a hit that reads like the wanted one. */
function take(queries, times, search) {
  for (const { query } of queries.slice(0, 25)) search(query)
  return queries.map(({ kind, query, wanted }) => {
    let hits = []
    const taken = Array.from({ length: times }, () => milliseconds(() => (hits = search(query))))
    const isWanted = ({ name, container }) =>
      name === wanted.name && (kind !== 'qualified' || container === wanted.container)
    const rank = hits.findIndex(isWanted)
    return { kind, time: median(taken), reciprocal: rank === -1 ? 0 : 1 / (rank + 1) }
  })
}

/** Names put together at random share many prefixes and humps: no rank is to be expected of those. */
const targets = new Map(
  Object.entries({ name: '0.9', 'lower case': '0.9', qualified: '0.9', words: '0.9', typo: '0.8' }),
)

function rows(who, results, isOurs) {
  const times = results.map(({ time }) => time).sort((a, b) => a - b)
  const mean = (kind) => {
    const some = results.filter((result) => result.kind === kind)
    return some.reduce((sum, { reciprocal }) => sum + reciprocal, 0) / some.length
  }
  const slowest = isOurs ? [{ figure: 'slowest query', value: times.at(-1), unit: 'ms' }] : []
  return [
    { figure: `${who}query, median`, value: median(times), unit: 'ms' },
    {
      figure: `${who}query, 95th percentile`,
      value: times[Math.floor(times.length * 0.95)],
      unit: 'ms',
      ...(isOurs ? { target: '30' } : {}),
    },
    ...slowest,
    ...[...new Set(results.map(({ kind }) => kind))]
      .filter((kind) => kind !== 'two letters')
      .map((kind) => ({
        figure: `${who}mean reciprocal rank, ${kind}`,
        value: mean(kind),
        unit: '',
        ...(isOurs && targets.has(kind) ? { target: targets.get(kind) } : {}),
      })),
  ]
}
