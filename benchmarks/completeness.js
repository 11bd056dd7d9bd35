import { readdirSync } from 'node:fs'
import { join } from 'node:path'

export const title = 'what API Documenter has a page for, in the graph of the packages here (`npm run build` first)'

const root = join(import.meta.dirname, '..')

/** Prints the names that the graph has no place for. */
export async function measure() {
  const { apiDocumenterPages } = await import('../tooling/symbol-graph/dist/conformance/api-documenter-pages.js')
  const { missingPages } = await import('../tooling/symbol-graph/dist/conformance/missing-pages.js')
  const { openGraph } = await import('../tooling/symbol-graph/dist/reader/index.js')
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
