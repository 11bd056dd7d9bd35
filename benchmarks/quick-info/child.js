import { join } from 'node:path'
import { openGraph } from '../../tooling/graph-model/dist/index.js'
import { buildGraph, packageInput } from '../../tooling/symbol-graph/dist/index.js'
import { extractPackage } from '../../tooling/api-extract/dist/index.js'
import { writeFileSync, mkdirSync, rmSync } from 'node:fs'
import { differences } from './compare.js'
import { pageItems } from './pages.js'
import { quickInfo } from './service.js'

// Documents one installed package and prints its differences from quick info as JSON: `child.js <folder> <name> <scratch>`.
const [folder, name, scratch] = process.argv.slice(2)
const packageDir = join(folder, 'node_modules', name)
rmSync(scratch, { recursive: true, force: true })
mkdirSync(join(scratch, 'api'), { recursive: true })
for (const [file, text] of extractPackage({ packageDir, root: folder }).files) {
  writeFileSync(join(scratch, 'api', file), text)
}
const out = join(scratch, 'graph')
await buildGraph({ packages: [packageInput(packageDir, packageDir, join(scratch, 'api'))], out })
const graph = openGraph(out)
const [{ slug, entryPoints }] = graph.manifest.packages
const theirs = quickInfo(folder, entryPoints)
const ours = pageItems(graph, slug, entryPoints)
const found = differences(theirs, ours)
process.stdout.write(
  JSON.stringify({ name, items: theirs.length, links: theirs.flatMap(({ links }) => links).length, found }),
)
