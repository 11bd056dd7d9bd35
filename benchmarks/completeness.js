import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { importSource } from './import-source.js'

export const title = 'what API Documenter has a page for, in the graph of the packages here (`npm run build` first)'

const root = join(import.meta.dirname, '..')

/** Prints the names that the graph has no place for. */
export async function measure() {
  const { apiDocumenterPages } = await importSource('tooling/symbol-graph/test/conformance/api-documenter-pages.ts')
  const { missingPages } = await importSource('tooling/symbol-graph/test/conformance/missing-pages.ts')
  const { openGraph } = await import('../tooling/graph-model/dist/index.js')
  const graph = openGraph(join(root, 'apps/site/.graph'))
  let [pages, unplaced] = [0, 0]
  for (const { slug, folder } of graph.manifest.packages) {
    const api = join(root, folder, '.api')
    for (const file of readdirSync(api).filter((name) => name.endsWith('.api.json'))) {
      const written = apiDocumenterPages(join(api, file))
      const missing = missingPages([written], graph, slug)
      for (const one of missing) console.log(`  without a place: ${slug} ${one}`)
      pages += written.length
      unplaced += missing.length
    }
  }
  return [
    { figure: 'pages that the graph has no place for', value: unplaced, unit: '', target: '0' },
    { figure: 'control: pages of API Documenter', value: pages, unit: '' },
  ]
}
