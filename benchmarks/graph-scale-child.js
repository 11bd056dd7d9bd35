import fs, { readdirSync, readFileSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { join } from 'node:path'

// One step of the benchmark in a process of its own: builds a graph, parses the same files, or reads from a graph.
const [step, folder, out] = process.argv.slice(2)
const packages = join(folder, 'packages')
const used = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}

const steps = {
  async build() {
    const { createGraphSession, packageInput } = await import('../tooling/symbol-graph/dist/index.js')
    const { openDraftStore } = await import('../tooling/symbol-graph/dist/store/draft-store.js')
    const { growHeapSlowly } = await import('../tooling/symbol-graph/dist/cli/heap-growth.js')
    // As the command does, which also keeps for later builds what it made.
    growHeapSlowly()
    const before = used()
    const inputs = readdirSync(packages).map((slug) => packageInput(folder, join(packages, slug)))
    const store = openDraftStore(join(folder, 'cache', 'drafts'))
    const session = createGraphSession({ packages: () => inputs, out, store })
    const { summary, manifest } = await session.update()
    session.save()
    return { cpu: used() - before, summary, manifest: manifest.packages.map(({ files }) => files.slices) }
  },
  parse() {
    const before = used()
    let parsed = 0
    for (const slug of readdirSync(packages)) {
      for (const file of readdirSync(join(packages, slug, '.api'))) {
        parsed += Object.keys(JSON.parse(readFileSync(join(packages, slug, '.api', file), 'utf8'))).length
      }
    }
    return { cpu: used() - before, parsed }
  },
  async read() {
    const { openGraph } = await import('../tooling/graph-model/dist/index.js')
    const graph = openGraph(out)
    const slugs = graph.manifest.packages.map(({ slug }) => slug)
    const started = performance.now()
    const ids = slugs.flatMap((slug) => graph.package(slug).symbols.map(({ id }) => id))
    for (const slug of slugs) graph.byId(`${slug}!nothing`)
    const opened = performance.now() - started
    // Counts the bytes read from slices files from here on: only they are read with `readSync`.
    let slices = 0
    const { readSync } = fs
    fs.readSync = (...args) => {
      const read = readSync(...args)
      slices += read
      return read
    }
    syncBuiltinESMExports()
    const picked = Array.from({ length: 200 }, (_, at) => ids[Math.floor((at * 7919 * ids.length) / 200) % ids.length])
    const times = picked.map((id) => {
      const before = performance.now()
      graph.byId(id)
      return performance.now() - before
    })
    return { times, opened, slices }
  },
}

const started = performance.now()
const result = await steps[step]()
process.send({ ...result, wall: (performance.now() - started) / 1000, memory: process.resourceUsage().maxRSS / 1024 })
