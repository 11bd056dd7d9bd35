import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { answer } from './child.js'

// Builds the graph of one package and reads it back: which exports it has under which name, and how large it is.
const [packageDir, apiFolder, out] = process.argv.slice(2)
const { buildGraph, packageInput } = await import('../../tooling/symbol-graph/dist/index.js')
const { openGraph } = await import('../../tooling/symbol-graph/dist/reader/index.js')

rmSync(out, { recursive: true, force: true })
const { summary, diagnostics } = await buildGraph({ packages: [packageInput(packageDir, packageDir, apiFolder)], out })
const graph = openGraph(out)
const [{ slug, status, files }] = graph.manifest.packages
const { symbols } = graph.package(slug)
const exported = symbols.flatMap(({ id }) => {
  const { parents, exportedAs } = graph.byId(id)
  return parents.length > 0 ? [] : exportedAs.map(({ specifier, name }) => `${specifier} ${name}`)
})
const lines = readFileSync(join(out, slug, files.slices.split('/').at(-1)), 'utf8').split('\n').filter((line) => line !== '')
const sizes = lines.map((line) => Buffer.byteLength(line)).sort((a, b) => a - b)
answer({
  status,
  exported,
  pages: symbols.filter(({ alias }) => !alias).length,
  aliases: symbols.filter(({ alias }) => alias).length,
  graphBytes: summary.graphBytes,
  modelBytes: summary.modelBytes,
  slices: { median: sizes[sizes.length >> 1] ?? 0, p95: sizes[Math.floor(sizes.length * 0.95)] ?? 0, max: sizes.at(-1) ?? 0 },
  problems: diagnostics.filter(({ code, severity }) => severity === 'error' && !code.startsWith('AX-')).length,
})
