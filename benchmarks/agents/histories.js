import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { work } from '../corpus/install.js'

/**
 * Writes recorded changes for the published packages, whose own are nowhere: of each third export, one is added in 1.5.0, one in 2.0.0
 * and one is older; and with each added one another name is removed.
 *
 * @param graph - Graph of the packages.
 * @returns The recorded changes by the slug of the package.
 */
export function writeHistories(graph) {
  return new Map(graph.manifest.packages.map(({ slug, name }) => [slug, writeHistory(graph.package(slug), name)]))
}

/** Name under which a package is installed: `@types/d3-array` for what consumers import as `d3-array`. */
export function installedName(folder) {
  return folder.slice(folder.lastIndexOf('/') + 1).replace('__', '/')
}

function writeHistory({ symbols, folder: packageFolder }, name) {
  const installed = installedName(packageFolder)
  const names = symbols.filter(({ alias, name: own }) => !alias && !own.includes('.')).map((one) => one.name)
  const changesOf = (at) =>
    [...new Set(names)]
      .filter((_, place) => place % 3 === at)
      .flatMap((symbol) => [
        { symbol, change: 'added', level: 'minor' },
        { symbol: `${symbol}Before`, change: 'removed', level: 'major', before: `const ${symbol}Before: string` },
      ])
  const versions = [
    { version: '2.0.0', changes: changesOf(0) },
    { version: '1.5.0', changes: changesOf(1) },
    { version: '1.0.0', baseline: true, changes: [] },
  ]
  const history = { schema: 'signpost-api-history/1', package: name, versions }
  const api = join(work, 'search', 'api', installed.replace('/', '__'))
  const facts = readdirSync(api).find((file) => file.endsWith('.facts.json'))
  const folder = join(work, 'node_modules', installed, 'api-reports', 'history')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, `${facts.slice(0, -'.facts.json'.length)}.json`), JSON.stringify(history))
  return history
}
