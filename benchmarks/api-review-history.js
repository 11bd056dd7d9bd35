import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { overall } from '../tooling/api-review/dist/findings.js'
import { requiredBump } from '../tooling/api-review/dist/release/required-bump.js'
import { download, work } from './review/download.js'

export const title = "API review of adjacent published versions, beside each release's own bump"

/** Adjacent published versions, by package. */
const pairs = JSON.parse(readFileSync(join(import.meta.dirname, 'review', 'pairs.json'), 'utf8'))
/** Some packages: `ONLY=hono,zod npm run bench -- api-review-history`. */
const only = process.env.ONLY?.split(',')
const limits = { seconds: 60, megabytes: 1536 }
const sizes = ['none', 'patch', 'minor', 'major']

/** Prints every pair, in a process of its own each. Takes a network. Findings are in `benchmarks/review/.cache/results`. */
export async function measure() {
  const wanted = Object.entries(pairs).filter(([name]) => !only || only.includes(name))
  const rows = wanted.flatMap(([name, text]) => text.split(', ').map((pair) => review(name, ...pair.split(' '))))
  const done = rows.filter(({ failure }) => failure === undefined)
  const count = (matches) => done.filter(matches).length
  return [
    { figure: 'pairs', value: rows.length, unit: '' },
    { figure: 'crashes, and pairs over 300 s', value: rows.length - done.length, unit: '', target: '0' },
    { figure: 'pairs over 60 s', value: count(({ seconds }) => seconds > limits.seconds), unit: '', target: '0' },
    {
      figure: 'pairs over 1.5 GB',
      value: count(({ megabytes }) => megabytes > limits.megabytes),
      unit: '',
      target: '0',
    },
    { figure: 'verdict is the bump of the release', value: count(({ difference }) => difference === 0), unit: '' },
    { figure: 'verdict is smaller', value: count(({ difference }) => difference < 0), unit: '' },
    {
      figure: 'verdict is larger; judged in docs/reviewing-history.md',
      value: count(({ difference }) => difference > 0),
      unit: '',
    },
    {
      figure: 'findings after folding, median',
      value: median(done.map(({ findings }) => findings)),
      unit: '',
      target: '10',
    },
    { figure: 'seconds, median', value: median(done.map(({ seconds }) => seconds)), unit: 's' },
  ]
}

function review(name, base, head) {
  const file = join(work, 'results', `${name.replace('/', '__')}-${head}.json`)
  mkdirSync(join(work, 'results'), { recursive: true })
  rmSync(file, { force: true })
  const args = [join(import.meta.dirname, 'review', 'compare.js'), download(name, base), download(name, head), file]
  const { status, signal, stderr } = spawnSync(process.execPath, args, { timeout: 300_000, encoding: 'utf8' })
  if (status !== 0) {
    const failure = signal ?? stderr.split('\n').find((line) => /\bError\b/.test(line)) ?? stderr.slice(0, 200)
    console.log(`  ${name} ${base} -> ${head}: ${failure}`)
    return { failure }
  }
  const { findings, seconds, cpu, megabytes, coverage, problems } = JSON.parse(readFileSync(file, 'utf8'))
  const released = bumpOf(base, head)
  const needed = requiredBump(overall(findings).pragmatic, base)
  // A release that changes no declaration needs a version too.
  const difference = sizes.indexOf(needed === 'none' ? 'patch' : needed) - sizes.indexOf(released)
  const count = (matches) => findings.filter(matches).length
  const breaks = count(({ pragmatic }) => pragmatic === 'major')
  const proven = count(({ pragmatic, proof }) => pragmatic === 'major' && proof === 'proven')
  const folded = findings.reduce((sum, { also = [] }) => sum + also.length, 0)
  console.log(
    `  ${name} ${base} -> ${head}: released as ${released}, needs ${needed}: ${breaks} breaks, ${proven} proven, ` +
      `${count(({ possible }) => possible === 'major')} possible, ${findings.length} findings, ${folded} places folded, ` +
      `${coverage.notComparable.length + problems.length} not comparable; ${seconds.toFixed(1)} s, ${cpu.toFixed(1)} s of processor time, ${Math.round(megabytes)} MB`,
  )
  return { seconds, megabytes, findings: findings.length, difference }
}

function bumpOf(base, head) {
  const [before, after] = [base, head].map((version) => version.split('.'))
  return before[0] !== after[0] ? 'major' : before[1] !== after[1] ? 'minor' : 'patch'
}

function median(numbers) {
  return [...numbers].sort((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0
}
