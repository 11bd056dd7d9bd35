import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { openGraph } from '@signpost/graph-model'
import { openCallables, openSignatures, printTree } from '@signpost/name-search/signatures'
import MiniSearch from 'minisearch'
import { median } from './command.js'
import { writeSixty } from './search/corpus.js'
import { originalsOf, withOriginals } from './search/score.js'
import { encodeCopies } from './signatures/copies.js'
import { ownQuery } from './signatures/own-query.js'

export const title = 'search by signatures: written queries, the signature of every callable, 100,000 callables'

/** Callables of published packages that are looked up, spread over all; `SIGNPOST_SAMPLE=0` takes all. */
const sample = Number(process.env.SIGNPOST_SAMPLE ?? 500)

const site = fileURLToPath(new URL('../apps/site/.graph', import.meta.url))

/** `SIGNPOST_CORPUS=0` leaves out the published packages, which need a network. */
export async function measure() {
  const own = readSearch(site)
  const rows = [...written(own), ...everyCallable('our libraries', [own], sample)]
  if (process.env.SIGNPOST_CORPUS !== '0')
    rows.push(...everyCallable('60 published packages', [readSearch(await writeSixty())], sample))
  return [...rows, ...atScale(own)]
}

/** Index and callables of a graph. */
function readSearch(folder) {
  const graph = openGraph(folder)
  const [root, ...pieces] = graph.manifest.signatures.map((_, at) => graph.signaturesFile(at).text)
  const index = openSignatures(root)
  pieces.forEach((piece, at) => index.add(at, piece))
  return { index, root, pieces, originals: originalsOf(graph), callables: openCallables(root, pieces) }
}

/** Rank of the first name that is meant, for the queries of `golden.txt`. */
function written({ index, callables, originals }) {
  const control = textControl(callables)
  let theirs = 0
  const lines = readFileSync(new URL('signatures/golden.txt', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
  const ranks = lines.map((line) => {
    const cut = line.lastIndexOf(' = ')
    const meant = withOriginals(line.slice(cut + 3).split(' | '), { originals })
    const isMeant = ({ container, name }) => {
      const whole = container === '' ? name : `${container}.${name}`
      return meant.some((one) => whole === one || whole.endsWith(`.${one}`))
    }
    const { hits } = index.search(line.slice(0, cut))
    const at = hits.findIndex(isMeant)
    const other = control(line.slice(0, cut)).findIndex(isMeant)
    theirs += other === -1 ? 0 : 1 / (other + 1)
    if (at !== 0 && process.env.SIGNPOST_VERBOSE) console.log(`  rank ${at + 1}: ${line}`)
    return at === -1 ? 0 : 1 / (at + 1)
  })
  return [
    {
      figure: `mean reciprocal rank, ${lines.length} written queries`,
      value: ranks.reduce((sum, one) => sum + one, 0) / ranks.length,
      unit: '',
      target: '0.85',
    },
    { figure: 'control: MiniSearch over the printed signatures', value: theirs / lines.length, unit: '' },
  ]
}

/** MiniSearch over the signatures as texts. */
function textControl(callables) {
  const mini = new MiniSearch({ fields: ['text'], storeFields: ['name', 'container'] })
  const text = ({ parameters, result }) =>
    [...parameters.map(({ type }) => type), result].map((type) => printTree(type, (at) => `P${at}`)).join(' ')
  mini.addAll(callables.map((one, id) => ({ id, name: one.name, container: one.container, text: text(one) })))
  return (query) => mini.search(query).slice(0, 20)
}

/**
 * Looks callables up by their own signatures, with other names of type parameters and another order of
 * parameters.
 * Callables of the same types share a rank: the query does not tell them apart.
 */
function everyCallable(who, searches, most) {
  let [all, first, five, tiedFive, skipped] = [0, 0, 0, 0, 0]
  const total = searches.reduce((sum, { callables }) => sum + callables.length, 0)
  const step = most === 0 ? 1 : Math.max(1, Math.floor(total / most))
  for (const { index, callables } of searches) {
    for (const callable of callables.filter((_, at) => at % step === 0)) {
      const query = ownQuery(callable, all)
      all += 1
      if (query === undefined) {
        skipped += 1
        continue
      }
      const { hits } = index.search(query, { limit: 100_000 })
      const at = hits.findIndex(({ name, container, page }) => {
        return name === callable.name && container === callable.container && page.slug === callable.page.slug
      })
      if (at === -1) {
        if (process.env.SIGNPOST_VERBOSE) console.log(`  not found: ${callable.name}: ${query.slice(0, 200)}`)
        continue
      }
      const better = hits.filter(({ cost }) => cost < hits[at].cost).length
      if (better >= 5 && process.env.SIGNPOST_VERBOSE)
        console.log(`  rank ${better + 1}: ${callable.name}: ${query.slice(0, 200)}`)
      first += better === 0 ? 1 : 0
      tiedFive += better < 5 ? 1 : 0
      five += at < 5 ? 1 : 0
    }
  }
  const share = (count) => (100 * count) / all
  return [
    { figure: `${who}: callables, of ${total}`, value: all, unit: '' },
    { figure: `${who}: signature longer than a query may be`, value: share(skipped), unit: '%' },
    { figure: `${who}: first by its own signature, ties as one`, value: share(first), unit: '%' },
    { figure: `${who}: in the first five, ties as one`, value: share(tiedFive), unit: '%', target: '95' },
    { figure: `${who}: in the first five, ties in their order`, value: share(five), unit: '%' },
  ]
}

/** Size and time for 100,000 callables: copies of our libraries, each with types of its own. */
function atScale({ callables }) {
  const { root, pieces } = encodeCopies(callables, 100_000)
  const size = (text) => brotliCompressSync(text).length / 1000
  let index
  const opening = milliseconds(() => (index = openSignatures(root)))
  const random = [...callables].filter((_, at) => at % 11 === 0).map((one, at) => ownQuery(one, at))
  const queries = random.filter((query) => query !== undefined)
  const sizes = pieces.map(size)
  const rootSize = size(root)
  const first = queries
    .map((query) => rootSize + index.needs(query).reduce((sum, at) => sum + sizes[at], 0))
    .sort((a, b) => a - b)
  const loading = pieces.map((piece, at) => milliseconds(() => index.add(at, piece)))
  for (const query of queries.slice(0, 10)) index.search(query)
  const times = queries.map((query) => milliseconds(() => index.search(query))).sort((a, b) => a - b)
  const again = queries.map((query) => milliseconds(() => index.search(query))).sort((a, b) => a - b)
  const whole = queries.map((query) => milliseconds(() => answerAnew(root, pieces, query))).sort((a, b) => a - b)
  const late = (list) => list[Math.floor(list.length * 0.95)]
  return [
    { figure: `${index.size} callables: root file, brotli`, value: rootSize, unit: 'kB' },
    {
      figure: `the same: ${pieces.length} pieces, the largest, brotli`,
      value: Math.max(...sizes),
      unit: 'kB',
    },
    { figure: 'the same: bytes of a callable in its piece', value: pieces.join('').length / index.size, unit: 'bytes' },
    {
      figure: 'the same: root file and pieces of a first query, median, brotli',
      value: median(first),
      unit: 'kB',
      target: '500',
    },
    {
      figure: 'the same: root file and pieces of a first query, 95th percentile, brotli',
      value: late(first),
      unit: 'kB',
    },
    { figure: 'the same: opening the root file', value: opening, unit: 'ms' },
    { figure: 'the same: adding a piece, median', value: median(loading), unit: 'ms' },
    { figure: 'the same: query with all pieces, median', value: median(times), unit: 'ms' },
    {
      figure: 'the same: query with all pieces, 95th percentile',
      value: late(times),
      unit: 'ms',
      target: '50',
    },
    { figure: 'the same: repeated query, 95th percentile', value: late(again), unit: 'ms', target: '50' },
    {
      figure: 'the same: opening all that a first query needs, and the query, median',
      value: median(whole),
      unit: 'ms',
    },
    {
      figure: 'the same: opening all that a first query needs, and the query, 95th percentile',
      value: late(whole),
      unit: 'ms',
    },
  ]
}

function answerAnew(root, pieces, query) {
  const index = openSignatures(root)
  for (const at of index.needs(query)) index.add(at, pieces[at])
  index.search(query)
}

/** CPU time of a step. */
function milliseconds(step) {
  const start = process.cpuUsage()
  step()
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1000
}
