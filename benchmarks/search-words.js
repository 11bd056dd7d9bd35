import { brotliCompressSync } from 'node:zlib'
import { once } from 'node:events'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { contentHash } from '@signpost/graph-model/write'
import { encodeSearch } from '@signpost/name-search/write'
import { openAnswers, openWords } from '@signpost/name-search'
import { documentedPackages } from './search/documented-packages.js'
import { writeCorpus, writeSixty, writeUnseen } from './search/corpus.js'
import { indexTimes, openGuides } from './search/guides.js'
import {
  blind,
  golden,
  guideQueries,
  hitNames,
  hitPages,
  later,
  openControl,
  openSearch,
  reciprocal,
  textOf,
  withOriginals,
} from './search/score.js'

export const title = 'answers of the search, by names and words'

/** Rare words of this many symbols are asked for, spread over all; `SIGNPOST_SAMPLE=0` takes all. */
const sample = Number(process.env.SIGNPOST_SAMPLE ?? 500)

const targets = { name: '0.95', words: '0.85', typo: '0.85' }

/**
 * The golden queries of `search/golden.txt` over our libraries and published packages, those of `search/fresh.txt`,
 * `search/blind.txt` and those after it over packages whose index was made after the queries, MiniSearch with the
 * same texts in the same run; queries of the rare words of each comment of 60 packages; and the bytes of a first answer on 100,000 names.
 */
export async function measure() {
  const folders = {
    own: join(import.meta.dirname, '../apps/site/.graph'),
    corpus: await writeCorpus(),
    fresh: await writeUnseen('fresh'),
    blind: await writeUnseen('blind'),
    third: await writeUnseen('third'),
    fourth: await writeUnseen('fourth'),
    fifth: await writeUnseen('fifth'),
  }
  const results = []
  const found = { all: 0, ours: { first: 0, five: 0 }, theirs: { first: 0, five: 0 } }
  for (const [corpus, folder] of Object.entries(folders)) {
    const search = openSearch(folder)
    const control = openControl(search)
    const ask = async (kind, { query, right: names }) => {
      const right = withOriginals(names, search)
      const hits = hitNames(await search.index.ask({ query, names: 40, words: 40 }))
      results.push({ kind, ours: reciprocal(right, hits), theirs: reciprocal(right, control.search(query)) })
    }
    for (const one of golden.filter((query) => query.corpus === corpus)) await ask(one.kind, one)
    for (const one of later.filter((query) => query.corpus === corpus)) await ask(corpus, one)
    // Queries by signature are those of `search-signatures`.
    const others = blind.filter((query) => query.corpus === corpus && query.kind !== 'signature')
    for (const one of others)
      await ask(`blind, ${one.kind === 'words' ? 'words' : 'names, packages, typos, none'}`, one)
  }
  for (const locale of ['en', 'ro']) {
    const search = await openGuides(locale)
    for (const { query, right } of blind.filter(({ corpus, kind }) => corpus === 'guides' && kind === locale))
      results.push({ kind: `blind, guides, ${locale}`, ours: reciprocal(right, search(query)), theirs: Number.NaN })
    for (const { corpus, query, right } of guideQueries.filter(({ kind }) => kind === locale))
      results.push({ kind: `${corpus}, guides, ${locale}`, ours: reciprocal(right, search(query)), theirs: Number.NaN })
  }
  const sixty = openSearch(await writeSixty())
  await askRareWords(sixty, openControl(sixty), found)
  const mean = (kind, who, half) => {
    const some = results
      .filter((result) => result.kind === kind)
      .filter((_, at) => half === undefined || at % 2 === half)
    return some.reduce((sum, result) => sum + result[who], 0) / some.length
  }
  return [
    ...[...new Set(results.map(({ kind }) => kind))].flatMap((kind) => [
      {
        figure: `mean reciprocal rank, ${kind}, of ${results.filter((one) => one.kind === kind).length}`,
        value: mean(kind, 'ours'),
        unit: '',
        ...(targets[kind] === undefined ? {} : { target: targets[kind] }),
      },
      ...(Number.isNaN(mean(kind, 'theirs'))
        ? []
        : [{ figure: `control: MiniSearch, ${kind}`, value: mean(kind, 'theirs'), unit: '' }]),
    ]),
    // A weight that is fitted to the queries raises one half only.
    ...[0, 1].map((half) => ({ figure: `words, half ${half + 1}`, value: mean('words', 'ours', half), unit: '' })),
    { figure: `rare words of a comment, of ${found.all}: found first`, value: found.ours.first / found.all, unit: '' },
    { figure: 'control: MiniSearch', value: found.theirs.first / found.all, unit: '' },
    { figure: 'rare words of a comment: in the first five', value: found.ours.five / found.all, unit: '' },
    { figure: 'control: MiniSearch', value: found.theirs.five / found.all, unit: '' },
    ...(await firstAnswer()),
    ...(await guideIndex()),
  ]
}

async function guideIndex() {
  const { ours, control } = await indexTimes()
  return [
    { figure: 'index of the English guides, the first', value: ours.first, unit: 'ms' },
    { figure: 'the same, median of 9', value: ours.median, unit: 'ms' },
    { figure: 'control: MiniSearch without stems, median of 9', value: control.median, unit: 'ms' },
  ]
}

/**
 * Asks for the four rarest words of summaries with at least four, without those of the name and of addresses. A symbol with the same
 * summary is as right as the one that the query was made from, as is the same symbol of another entry point: nobody could tell them apart.
 */
async function askRareWords({ graph, index }, control, found) {
  const summaries = graph.manifest.packages.flatMap(({ slug }) =>
    graph.package(slug).symbols.flatMap(({ id, name, alias }) => {
      if (alias) return []
      const { facets } = graph.byId(id)
      const text = textOf(facets[0].signatures.flatMap(({ docs }) => docs.summary)).replace(/https?:\/\/\S+/g, ' ')
      return [
        { page: `${slug} ${name}`, name, text, words: [...new Set(text.toLowerCase().match(/[a-z]{4,}/g) ?? [])] },
      ]
    }),
  )
  const counts = new Map()
  for (const word of summaries.flatMap(({ words }) => words)) counts.set(word, (counts.get(word) ?? 0) + 1)
  const same = groupedBy(summaries, ({ text }) => text)
  const queries = summaries.flatMap(({ name, text, words }) => {
    const rare = words
      .filter((word) => !name.toLowerCase().includes(word))
      .sort((a, b) => counts.get(a) - counts.get(b) || (a < b ? -1 : 1))
      .slice(0, 4)
    return rare.length < 4 ? [] : [{ text, query: rare.join(' ') }]
  })
  const step = sample === 0 ? 1 : Math.max(1, Math.floor(queries.length / sample))
  for (const { text, query } of queries.filter((_, at) => at % step === 0)) {
    found.all += 1
    const right = same.get(text)
    const answer = await index.ask({ query, names: 5, words: 5 })
    count(found.ours, hitPages(answer), new Set(right.map(({ page }) => page)))
    count(found.theirs, control.search(query), new Set(right.map(({ name }) => name)))
  }
}

function groupedBy(items, keyOf) {
  const groups = new Map()
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item])
  return groups
}

function count(who, hits, right) {
  if (right.has(hits[0])) who.first += 1
  if (hits.slice(0, 5).some((hit) => right.has(hit))) who.five += 1
}

/** Bytes and time of first answers on 100,000 names, each with a comment of some words. */
async function firstAnswer() {
  const packages = documentedPackages(100_000)
  const { names, words } = encodeSearch(packages, contentHash)
  const piece = openWords({ bytes: words })
  const namesBytes = brotliCompressSync(names).length
  const queries = packages.slice(0, 20).map(({ symbols }) => symbols[0].text.more)
  const sizes = []
  const times = []
  for (const query of queries) {
    let bytes = namesBytes
    const index = openAnswers(names, (name) => {
      const content = piece(name)
      bytes += brotliCompressSync(content).length
      return content
    })
    await index.ask({ query, names: 8, words: 5 })
    const start = process.cpuUsage()
    await index.ask({ query, names: 8, words: 5 })
    const { user, system } = process.cpuUsage(start)
    sizes.push(bytes / 1000)
    times.push((user + system) / 1000)
  }
  const { opened, asked } = await memory({ names, words, queries })
  const largest = (list) => list.sort((a, b) => a - b)[Math.floor(list.length * 0.95)]
  return [
    { figure: 'first answer on 100,000 names, 95th percentile', value: largest(sizes), unit: 'kB', target: '500' },
    {
      figure: 'query of 100,000 names and their words, 95th percentile',
      value: largest(times),
      unit: 'ms',
      target: '50',
    },
    { figure: 'memory of the worker, opened', value: opened, unit: 'MB' },
    { figure: `the same, after ${queries.length} queries`, value: asked, unit: 'MB' },
  ]
}

/** Heap and buffers of a worker that has opened the index, and has answered the queries. */
async function memory(data) {
  const worker = new Worker(new URL('search/memory-worker.js', import.meta.url), { workerData: data })
  const [result] = await once(worker, 'message')
  await worker.terminate()
  return result
}
