import { fork } from 'node:child_process'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generateModels } from './generate-models.js'

export const title = 'graphs of generated packages: time and memory by their size, and reading single pages'

/** How many symbols, in how many packages; the last is one large model. */
const sizes = [
  [1000, 2],
  [10_000, 20],
  [100_000, 100],
  [100_000, 1],
]

const targets = new Map([
  ['10000 in 20', { wall: '10' }],
  ['100000 in 100', { wall: '90', memory: '1500' }],
  ['100000 in 1', { wall: '90', memory: '1500' }],
])

/** Builds each graph in a process of its own, beside one that only parses the same files. */
export async function measure(chosen = sizes) {
  const rows = []
  const built = []
  for (const [symbols, packages] of chosen) {
    const folder = mkdtempSync(join(tmpdir(), 'bench-scale-'))
    try {
      const named = `${symbols} in ${packages}`
      const { bytes } = generateModels(folder, symbols, packages)
      const out = join(folder, 'graph')
      const parsed = await step('parse', folder, out)
      const graph = await step('build', folder, out)
      if (graph.summary.symbols !== symbols)
        throw new Error(`the graph has ${graph.summary.symbols} symbols of ${symbols}`)
      built.push(graph)
      const { wall, memory } = targets.get(named) ?? {}
      rows.push(
        { figure: `${named} packages: graph`, value: graph.wall, unit: 's', target: wall },
        { figure: '  the same, processor time', value: graph.cpu, unit: 's' },
        { figure: '  control: parsing the same files, processor time', value: parsed.cpu, unit: 's' },
        { figure: '  largest memory', value: graph.memory, unit: 'MB', target: memory },
        { figure: '  control: largest memory of parsing', value: parsed.memory, unit: 'MB' },
        {
          figure: `  graph, of doc models with ${Math.round(bytes / 1e6)} MB`,
          value: (100 * graph.summary.graphBytes) / bytes,
          unit: '%',
        },
      )
      if (built.length > 1 && packages > 1) {
        const before = built.at(-2)
        rows.push(
          { figure: '  times the processor time of a tenth of it', value: graph.cpu / before.cpu, unit: '' },
          { figure: '  times the memory of a tenth of it', value: graph.memory / before.memory, unit: '' },
        )
      }
      if (symbols === 100_000) rows.push(...(await reading(folder, out, graph)))
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  }
  return rows
}

/** 200 pages of a graph, one after the other. */
async function reading(folder, out, { manifest }) {
  const { times, opened, slices } = await step('read', folder, out)
  const sorted = [...times].sort((a, b) => a - b)
  const all = manifest.reduce((sum, file) => sum + statSync(join(out, file)).size, 0)
  return [
    { figure: '  one page read and decoded, median of 200', value: sorted[100], unit: 'ms' },
    { figure: '  the same, 95 of 100', value: sorted[190], unit: 'ms', target: '2' },
    { figure: '  of all slices, read for the 200', value: (100 * slices) / all, unit: '%' },
    { figure: '  control: reading the lists of all packages before', value: opened, unit: 'ms' },
  ]
}

function step(...args) {
  return new Promise((resolve, reject) => {
    let answer
    const child = fork(join(import.meta.dirname, 'graph-scale-child.js'), args, {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    child.on('message', (message) => (answer = message))
    child.on('close', (code) => {
      if (answer === undefined) reject(new Error(`${args[0]} ended with exit code ${code} and no result`))
      else resolve(answer)
    })
  })
}
