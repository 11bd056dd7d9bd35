import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { child } from '../corpus/child.js'
import { documentedNames, install, work } from '../corpus/install.js'
import { installPackages } from '../install-packages.js'

/** Folder of the graph of the published packages. */
export const corpusGraph = join(work, 'search', 'graph')

/** Packages of `fresh.txt`, `blind.txt` and those after it: their queries were written before their index was made. */
const unseen = {
  fresh: {
    '@types/luxon': '3.7.6',
    '@types/papaparse': '5.5.2',
    '@types/ws': '8.18.2',
    execa: '10.2.1',
    idb: '8.0.4',
    jose: '6.2.18',
  },
  blind: {
    conf: '16.0.0',
    globby: '16.2.4',
    listr2: '11.4.0',
    mongodb: '7.9.0',
    'pdf-lib': '1.17.1',
    tar: '7.5.23',
  },
  third: {
    '@tanstack/table-core': '8.21.3',
    '@types/yargs': '17.0.35',
    ioredis: '5.4.1',
    pino: '9.5.0',
  },
  fourth: {
    'chart.js': '4.6.1',
    'date-fns': '4.4.0',
    fastify: '5.12.8',
    got: '14.6.6',
    undici: '7.30.2',
    valibot: '1.5.0',
  },
  fifth: {
    croner: '11.0.1',
    'csv-stringify': '6.9.0',
    jszip: '3.10.2',
    'p-throttle': '8.1.1',
    'puppeteer-core': '24.43.1',
    yaml: '2.9.1',
  },
}

/** Types that declarations of the packages name. */
const support = { '@types/node': '22.18.0', typescript: '5.9.3' }

/** Packages of `quick-info/packages.json` that make the others 60. */
const further = (
  '@bufbuild/protobuf @opentelemetry/api @types/d3-scale @types/jsonwebtoken @types/koa acorn cheerio chokidar consola cron ' +
  'decimal.js fuse.js h3 joi minisearch neverthrow ora remeda tinybench tough-cookie ufo valtio yup'
).split(' ')

/**
 * Builds one graph of published packages with all of their entry points.
 *
 * @param names - Those to document; the 25 of `documented` by default.
 * @param out - Folder of the graph.
 */
export async function writeCorpus(names = documentedNames, out = corpusGraph) {
  install()
  return writeGraph(await inputs(work, names), out)
}

/** Builds one graph of the packages of `fresh.txt`, `blind.txt` and those after it. */
export async function writeUnseen(name) {
  return writeGraph(await inputs(installUnseen(name), Object.keys(unseen[name])), join(work, name, 'search', 'graph'))
}

/** Builds one graph of 60 packages: the 25 of `documented`, those of `fresh.txt` and `blind.txt`, and 23 more. */
export async function writeSixty() {
  install()
  const { measured } = JSON.parse(readFileSync(new URL('../quick-info/packages.json', import.meta.url), 'utf8'))
  const folder = join(work, 'sixty')
  installPackages(folder, { ...Object.fromEntries(further.map((name) => [name, measured[name]])), ...support })
  const all = [...(await inputs(work, documentedNames)), ...(await inputs(folder, further))]
  for (const name of ['fresh', 'blind']) all.push(...(await inputs(installUnseen(name), Object.keys(unseen[name]))))
  return writeGraph(all, join(folder, 'search', 'graph'))
}

function installUnseen(name) {
  const folder = join(work, name)
  installPackages(folder, { ...unseen[name], ...support })
  return folder
}

/** Extracts packages, each once. @param root - Folder in which they are installed. */
async function inputs(root, names) {
  const { packageInput } = await import('../../tooling/symbol-graph/dist/index.js')
  const packages = []
  for (const name of names) {
    const folder = join(root, 'node_modules', name)
    const api = join(root, 'search', 'api', name.replace('/', '__'))
    mkdirSync(api, { recursive: true })
    const made = existsSync(join(api, 'done')) ? {} : await child('extract.js', folder, api)
    if (made.failed) throw new Error(`${name}: ${made.failed}`)
    writeFileSync(join(api, 'done'), '')
    packages.push(packageInput(folder, `packages/${name.replace('/', '__')}`, api))
  }
  return packages
}

async function writeGraph(packages, out) {
  const { buildGraph } = await import('../../tooling/symbol-graph/dist/index.js')
  await buildGraph({ packages, out })
  return out
}
