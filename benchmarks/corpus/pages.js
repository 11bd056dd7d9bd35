import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { importSource } from '../import-source.js'
import { answer } from './child.js'

// Pages of API Documenter, by the doc models of one package, that the graph lacks.
const [apiFolder, graphFolder] = process.argv.slice(2)
const { apiDocumenterPages } = await importSource('tooling/symbol-graph/test/conformance/api-documenter-pages.ts')
const { missingPages } = await importSource('tooling/symbol-graph/test/conformance/missing-pages.ts')
const { openGraph } = await import('../../tooling/graph-model/dist/index.js')

const graph = openGraph(graphFolder)
const [{ slug }] = graph.manifest.packages
const models = readdirSync(apiFolder)
  .filter((file) => file.endsWith('.api.json'))
  .map((file) => apiDocumenterPages(join(apiFolder, file)))
const facts = JSON.parse(readFileSync(join(apiFolder, `${slug}.facts.json`), 'utf8'))
const declared = new Map()
const add = (exports) => {
  for (const { name, localName, exports: inner = [] } of exports) {
    if (localName !== undefined) declared.set(localName, [...(declared.get(localName) ?? []), name])
    add(inner)
  }
}
for (const entry of facts.entryPoints) add(entry.exports)
answer({
  count: models.reduce((sum, pages) => sum + pages.length, 0),
  missing: missingPages(models, graph, slug, declared),
})
