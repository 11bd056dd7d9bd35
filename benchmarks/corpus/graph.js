import fs, { readFileSync, rmSync, statSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { join } from 'node:path'
import { answer } from './child.js'

// Builds the graph of one package and reads it back: which exports it has under which name, and how large it is.
const [packageDir, apiFolder, out] = process.argv.slice(2)
const { buildGraph, packageInput } = await import('../../tooling/symbol-graph/dist/index.js')
const { openGraph } = await import('../../tooling/graph-model/dist/index.js')

rmSync(out, { recursive: true, force: true })
const { summary, diagnostics } = await buildGraph({ packages: [packageInput(packageDir, packageDir, apiFolder)], out })
const graph = openGraph(out)
const [{ slug, status, files }] = graph.manifest.packages
const { symbols } = graph.package(slug)
const exported = symbols.flatMap(({ id }) => {
  const { parents, exportedAs } = graph.byId(id)
  return parents.length > 0 ? [] : exportedAs.map(({ specifier, name }) => `${specifier} ${name}`)
})
const entries = JSON.parse(readFileSync(join(out, files.offsets), 'utf8'))
// Counts the bytes read from slices files: only they are read with `readSync`.
let bytes = 0
const { readSync } = fs
fs.readSync = (...args) => {
  const read = readSync(...args)
  bytes += read
  return read
}
syncBuiltinESMExports()
const sizes = entries
  .map(({ id }) => {
    const before = bytes
    graph.byId(id)
    return bytes - before
  })
  .sort((a, b) => a - b)
answer({
  status,
  exported,
  pages: symbols.filter(({ alias }) => !alias).length,
  aliases: symbols.filter(({ alias }) => alias).length,
  graphBytes: summary.graphBytes,
  modelBytes: summary.modelBytes,
  // Read once for all symbols of the package.
  offsetsBytes: statSync(join(out, files.offsets)).size,
  slices: {
    median: sizes[sizes.length >> 1] ?? 0,
    p95: sizes[Math.floor(sizes.length * 0.95)] ?? 0,
    max: sizes.at(-1) ?? 0,
  },
  problems: diagnostics.filter(({ code, severity }) => severity === 'error' && !code.startsWith('AX-')).length,
})
