import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { answer } from './child.js'

// What API Documenter has a page for, by the doc models of one package, and the graph has no place for.
const [apiFolder, graphFolder] = process.argv.slice(2)
const { apiDocumenterPages } = await import('../../tooling/symbol-graph/dist/conformance/api-documenter-pages.js')
const { missingPages } = await import('../../tooling/symbol-graph/dist/conformance/missing-pages.js')
const { openGraph } = await import('../../tooling/symbol-graph/dist/reader/index.js')

const graph = openGraph(graphFolder)
const [{ slug }] = graph.manifest.packages
let count = 0
const missing = readdirSync(apiFolder)
  .filter((file) => file.endsWith('.api.json'))
  .flatMap((file) => {
    const pages = apiDocumenterPages(join(apiFolder, file))
    count += pages.length
    return missingPages(pages, graph, slug)
  })
answer({ count, missing: [...new Set(missing)] })
