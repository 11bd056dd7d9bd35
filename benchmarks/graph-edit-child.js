import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createGraphSession, packageInput } from '../tooling/symbol-graph/dist/index.js'
import { openDraftStore } from '../tooling/symbol-graph/dist/store/draft-store.js'

// One process of the benchmark: builds the graph of a folder upon what processes before have left, and again after an edit.
const [step, folder, slug] = process.argv.slice(2)
const packages = join(folder, 'packages')
const inputs = readdirSync(packages).map((name) => packageInput(folder, join(packages, name)))
const session = createGraphSession({
  packages: () => inputs,
  out: join(folder, 'graph'),
  store: openDraftStore(join(folder, 'cache', 'drafts')),
})
let edits = 0

const used = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}

async function taken(build) {
  const [wall, cpu] = [performance.now(), used()]
  const result = await build()
  return {
    wall: (performance.now() - wall) / 1000,
    cpu: used() - cpu,
    pages: result.changedSymbols.length,
  }
}

/** Adds a remark to the comment of the first export of a package; facts have it as it is written. */
function edit() {
  const file = join(packages, slug, '.api', `${slug}.facts.json`)
  const text = readFileSync(file, 'utf8')
  const end = /\s*(?:\\n )?\*\//u
  const at = text.indexOf('/**', text.indexOf('"exports"'))
  const rest = text.slice(at)
  const { index } = end.exec(rest)
  writeFileSync(
    file,
    `${text.slice(0, at)}${rest.slice(0, index)}\\n * @remarks Edited ${process.pid}.${(edits += 1)}.${rest.slice(index)}`,
  )
}

const steps = {
  /** Nothing is kept. */
  first: () => [() => session.update()],
  /** A new process after an edit. */
  edit: () => (edit(), [() => session.update()]),
  /** Edits in one process. */
  session: () => [
    () => session.update(),
    () => (edit(), session.update([join(packages, slug)])),
    () => (edit(), session.update([join(packages, slug)])),
  ],
}

const results = []
for (const build of steps[step]()) results.push(await taken(build))
session.save()
process.send(results)
