import { join, resolve } from 'node:path'
import { installPackages } from './install-packages.js'
import { operations, rivals } from './libraries/operations.js'

export const title = 'operations of the libraries beside those of a rival, in one process, alternating'

const folder = join(import.meta.dirname, 'libraries/.cache')
const packages = resolve(import.meta.dirname, '../packages')

/** CPU time of one round, in milliseconds. Shorter ones measure the clock. */
const round = 12
const rounds = 15

/** Text in the names of the operations to take: `SIGNPOST_OPERATION='observable:'`. Defaults to all. */
const chosen = process.env.SIGNPOST_OPERATION ?? ''

/** Time before the first round, in milliseconds. Otherwise compiling is in the figure, and rounds are too short. */
const warmUp = 250

/**
 * Takes the CPU time of each operation as the median of alternating rounds. The libraries must be built. The rivals are
 * installed on first use, at exact versions, and are no dependency of the repository.
 */
export async function measure() {
  installPackages(folder, rivals)
  const ours = (name) => import(join(packages, name, 'dist/index.js'))
  const theirs = async (entry) => import(import.meta.resolve(join(folder, 'node_modules', entry)))
  const rows = []
  for (const { figure, rival, make } of operations.filter(({ figure }) => figure.includes(chosen))) {
    const [own, other] = await make(ours, theirs)
    const taken = alternate(own, other)
    const ratio = taken.other === undefined ? '' : `, ${rival} ${format(taken.other)}, ratio ${taken.ratio.toFixed(2)}`
    rows.push({ figure, value: taken.own, unit: `ns${ratio}` })
  }
  return rows
}

/**
 * Takes both in turn. The ratio is the median of those of each pair of rounds, so that load and the clock of the processor
 * are the same for both.
 */
function alternate(own, other) {
  const counts = [own, other].map((run) => (run ? calibrate(run) : 0))
  const times = [[], []]
  for (let i = 0; i < rounds; i++) {
    const pair = [...[own, other].entries()]
    for (const [which, run] of i % 2 ? pair.reverse() : pair) if (run) times[which].push(timeOf(run, counts[which]))
  }
  if (!other) return { own: median(times[0]) }
  return {
    own: median(times[0]),
    other: median(times[1]),
    ratio: median(times[0].map((time, i) => time / times[1][i])),
  }
}

/** How often an operation runs in a round. */
function calibrate(run) {
  const end = performance.now() + warmUp
  for (let i = 0; performance.now() < end; i++) run(i)
  let count = 1
  while (timeOf(run, count) * count < round * 1e6 && count < 2 ** 26) count *= 2
  return count
}

/** Nanoseconds of CPU time of one run, of all threads, so that collecting garbage counts. */
function timeOf(run, count) {
  const before = process.cpuUsage()
  for (let i = 0; i < count; i++) run(i)
  const { user, system } = process.cpuUsage(before)
  return ((user + system) * 1000) / count
}

function median(values) {
  return [...values].sort((a, b) => a - b)[values.length >> 1]
}

function format(value) {
  return value >= 100 ? Math.round(value) : value.toFixed(2)
}
