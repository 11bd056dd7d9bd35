import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { child } from '../corpus/child.js'
import { documentedNames, install, work } from '../corpus/install.js'

/** Folder of the graph of the published packages. */
export const corpusGraph = join(work, 'search', 'graph')

/**
 * Builds one graph of published packages with all of their entry points.
 *
 * @param names - Those to document; the 25 of `documented` by default.
 * @param out - Folder of the graph.
 */
export async function writeCorpus(names = documentedNames, out = corpusGraph) {
  install()
  const { buildGraph, packageInput } = await import('../../tooling/symbol-graph/dist/index.js')
  const packages = []
  for (const name of names) {
    const folder = join(work, 'node_modules', name)
    const api = join(work, 'search', 'api', name.replace('/', '__'))
    mkdirSync(api, { recursive: true })
    const made = existsSync(join(api, 'done')) ? {} : await child('extract.js', folder, api)
    if (made.failed) throw new Error(`${name}: ${made.failed}`)
    writeFileSync(join(api, 'done'), '')
    packages.push(packageInput(folder, `packages/${name.replace('/', '__')}`, api))
  }
  await buildGraph({ packages, out })
  return out
}
