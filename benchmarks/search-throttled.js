import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { openGraph } from '@signpost/graph-model'
import { contentHash } from '@signpost/graph-model/write'
import { encodeSearch } from '@signpost/name-search/write'
import { openCallables } from '@signpost/name-search/signatures'
import { build } from 'esbuild'
import { chromiumArguments, executablePath } from './browser.js'
import { median } from './command.js'
import { documentedPackages } from './search/documented-packages.js'
import { encodeCopies } from './signatures/copies.js'
import { ownQuery } from './signatures/own-query.js'

export const title = 'answers of the search in Chromium, its processor slowed down six times, over 100,000 symbols'

const slowdown = 6

/** Queries of each class. */
const asked = 60

/** Page loads: the time of a query is the least of them, without what other programs of the machine took. */
const loads = 3

const origin = 'http://search.test/'

/**
 * Milliseconds from a query to its answer, for names, words and signatures. Chromium slows down pages, and refuses to for workers
 * ("Operation is only supported for pages, not workers"), so the code of the workers runs in the thread of a page. Pieces of the index
 * are in memory: the network is not counted. A query is asked once on a page, and pays for the pieces that it opens.
 */
export async function measure() {
  const files = await filesOf()
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: chromiumArguments })
  try {
    const runs = []
    for (let load = 0; load < loads; load += 1) runs.push(await measureOnce(browser, files))
    const least = (take) => Math.min(...runs.map(take))
    return [
      {
        figure: 'control: a loop, times as slow as without the slowdown',
        value: median(runs.map(({ slow }) => slow)),
        unit: '',
      },
      { figure: 'opening the names', value: least(({ opened }) => opened.names), unit: 'ms' },
      {
        figure: 'warming up, in eight steps, until the first query',
        value: least(({ opened }) => opened.warm),
        unit: 'ms',
      },
      { figure: 'opening the signatures', value: least(({ opened }) => opened.signatures), unit: 'ms' },
      ...Object.entries(files.queries).flatMap(([kind, queries]) => {
        const times = queries.map((_, at) => least((run) => run.times[kind][at]))
        const sorted = times.toSorted((a, b) => a - b)
        return [
          { figure: `${kind}, ${queries.length} queries: median`, value: median(sorted), unit: 'ms' },
          { figure: `${kind}: 95th percentile`, value: late(sorted), unit: 'ms', target: '50' },
          { figure: `${kind}: the first query`, value: times[0], unit: 'ms' },
        ]
      }),
    ]
  } finally {
    await browser.close()
  }
}

/** Times of all queries on a page that is loaded anew. */
async function measureOnce(browser, files) {
  const page = await browser.newPage()
  await page.route(`${origin}**`, (route) => {
    const file = new URL(route.request().url()).pathname.slice(1)
    const contentType = file.endsWith('.html') ? 'text/html' : file.endsWith('.js') ? 'text/javascript' : undefined
    return route.fulfill({ body: files.bodies[file], ...(contentType && { contentType }) })
  })
  await page.goto(`${origin}index.html`)
  await page.waitForFunction(() => globalThis.ask !== undefined)
  const client = await page.context().newCDPSession(page)
  const plain = await page.evaluate(() => globalThis.spin())
  await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const slow = (await page.evaluate(() => globalThis.spin())) / plain
  const opened = await page.evaluate(() => globalThis.open())
  const times = {}
  for (const [kind, queries] of Object.entries(files.queries)) {
    times[kind] = await page.evaluate(([one, all]) => globalThis.ask(one, all), [kind, queries])
  }
  await page.close()
  return { slow, opened, times }
}

const late = (sorted) => sorted[Math.floor(sorted.length * 0.95)]

/** Bodies of the page, its script and the index, and queries by class. */
async function filesOf() {
  const packages = documentedPackages(100_000)
  const { names, words } = encodeSearch(packages, contentHash)
  const graph = openGraph(join(import.meta.dirname, '../apps/site/.graph'))
  const [ownRoot, ...ownPieces] = graph.manifest.signatures.map((_, at) => graph.signaturesFile(at).text)
  const callables = openCallables(ownRoot, ownPieces)
  const { root, pieces } = encodeCopies(callables, 100_000)
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, 'search/throttled-page.js')],
    bundle: true,
    write: false,
    format: 'esm',
    minify: true,
  })
  const symbols = packages.flatMap((one) => one.symbols)
  const some = symbols.filter((_, at) => at % Math.floor(symbols.length / asked) === 0).slice(0, asked)
  const signatures = callables.flatMap((one, at) => {
    return at % Math.ceil(callables.length / asked) === 0 ? [ownQuery(one, at) ?? []].flat() : []
  })
  return {
    bodies: {
      'index.html': '<!doctype html><script type="module" src="page.js"></script>',
      'page.js': Buffer.from(outputFiles[0].contents),
      'names.bin': Buffer.from(names),
      'words.bin': Buffer.from(words),
      'signatures.json': Buffer.from(JSON.stringify([root, ...pieces])),
    },
    queries: {
      names: some.map(({ name }, at) => (at % 2 === 0 ? name : name.slice(0, 5))),
      words: some.map(({ text }) => text.more.split(' ').slice(-3).join(' ')),
      signatures,
    },
  }
}
