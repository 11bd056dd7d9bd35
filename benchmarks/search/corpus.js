import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { child } from '../corpus/child.js'
import { documentedNames, install, work } from '../corpus/install.js'
import { installPackages } from '../install-packages.js'

/** Folder of the graph of the published packages. */
export const corpusGraph = join(work, 'search', 'graph')

/** Packages of `fresh.txt` and of `blind.txt`: their queries were written before their index was made. */
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
}

/**
 * Builds one graph of published packages with all of their entry points.
 *
 * @param names - Those to document; the 25 of `documented` by default.
 * @param out - Folder of the graph.
 */
export async function writeCorpus(names = documentedNames, out = corpusGraph) {
  install()
  return writeGraph(work, names, out)
}

/** Builds one graph of the packages of `fresh.txt` or of `blind.txt`. */
export async function writeUnseen(name) {
  const folder = join(work, name)
  installPackages(folder, { ...unseen[name], '@types/node': '22.18.0', typescript: '5.9.3' })
  return writeGraph(folder, Object.keys(unseen[name]), join(folder, 'search', 'graph'))
}

/** @param root - Folder in which the packages are installed. */
async function writeGraph(root, names, out) {
  const { buildGraph, packageInput } = await import('../../tooling/symbol-graph/dist/index.js')
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
  await buildGraph({ packages, out })
  return out
}
