import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { installPackages } from './install-packages.js'
import { work } from './review/download.js'

/** Other edits: `PACKAGES=10 EDITS=5 SEED=7 npm run bench -- api-review-mutation`; `ONLY=zod,rxjs` takes these packages. The seed draws the packages too. */
const edits = Number(process.env.EDITS ?? 20)
const seed = Number(process.env.SEED ?? 20261124)
const versions = JSON.parse(readFileSync(join(import.meta.dirname, 'review', 'packages.json'), 'utf8'))
const only = process.env.ONLY?.split(',')
const names = sampleOf(
  Object.keys(versions).filter((name) => !only || only.includes(name)),
  Number(process.env.PACKAGES ?? 100),
)

export const title = `${edits} random edits (seed ${seed}) of the declarations of ${names.length} packages, beside compiled consumers and assignability`

/** Longest comparison, in milliseconds. */
const longest = 300_000

/**
 * Prints each edit that breaks a consumer and is called harmless, and each false break. Takes a network. All results are in
 * `benchmarks/review/.cache/results/mutation.jsonl`.
 */
export async function measure() {
  const folder = join(work, 'packages')
  installPackages(folder, versions)
  const rows = []
  for (const name of names) {
    // An edit whose comparison does not end is left out, and named.
    for (let from = 0; from < edits; from = (await editsOf(folder, name, from, rows)) + 1);
  }
  mkdirSync(join(work, 'results'), { recursive: true })
  writeFileSync(join(work, 'results', 'mutation.jsonl'), rows.map((row) => `${JSON.stringify(row)}\n`).join(''))
  const done = rows.filter(({ failure, kind }) => failure === undefined && kind !== undefined)
  const kinds = [...new Set(done.map(({ kind }) => kind))].sort()
  for (const line of table([...kinds.map((kind) => [kind, done.filter((row) => row.kind === kind)]), ['all', done]]))
    console.log(line)
  const count = (test) => done.filter(test).length
  const broken = count(isBroken)
  const breaks = count(isBreak)
  return [
    { figure: 'edits', value: done.length, unit: '' },
    {
      figure: 'edits whose comparison failed or took over 300 s',
      value: rows.length - done.length,
      unit: '',
      target: '0',
    },
    { figure: 'edits that break a consumer', value: broken, unit: '' },
    { figure: 'of them called harmless: missed', value: count(isMissed), unit: '', target: '0' },
    { figure: 'called a break', value: breaks, unit: '' },
    {
      figure: 'of them proven by a program',
      value: (100 * count((row) => isBreak(row) && row.proven)) / Math.max(1, breaks),
      unit: '%',
      target: '95',
    },
    {
      figure: 'of them without a program although assignable: false',
      value: (100 * count(isFalse)) / Math.max(1, breaks),
      unit: '%',
      target: '2',
    },
    {
      figure: 'called harmless, and not assignable to the base: to judge by hand',
      value: count(isSuspect),
      unit: '',
      target: '0',
    },
    {
      figure: 'control: assignability misses of the same edits',
      value: count((row) => isBroken(row) && row.assignable),
      unit: '',
    },
  ]
}

const isBroken = ({ errors }) => errors.length > 0
const isBreak = ({ strict }) => strict === 'major'
const isMissed = (row) => isBroken(row) && !isBreak(row)
/** Harmless by us, although an export is no longer assignable to the old one and no consumer at hand uses it. */
const isSuspect = (row) => !isBreak(row) && !isBroken(row) && row.assignabilityBreaks.length > 0
const isFalse = (row) => isBreak(row) && row.assignable && !row.proven && !isBroken(row)

function* table(groups) {
  yield `  ${'edit'.padEnd(36)} edits  broken  missed  breaks  proven  assignable  false  suspect`
  for (const [kind, rows] of groups) {
    const counts = [
      () => true,
      isBroken,
      isMissed,
      isBreak,
      (row) => isBreak(row) && row.proven,
      (row) => isBreak(row) && row.assignable,
      isFalse,
      isSuspect,
    ]
    const texts = counts.map((test, index) =>
      String(rows.filter(test).length).padStart([5, 7, 7, 7, 7, 11, 6, 8][index]),
    )
    yield `  ${kind.padEnd(36)} ${texts.join(' ')}`
  }
}

/**
 * Runs the edits of one package in a process of its own.
 *
 * @param judges - `consumers` where assignability does not end for the unedited package.
 * @returns The last edit that it tried.
 */
function editsOf(folder, name, from, rows, judges = 'all') {
  const child = spawn(
    process.execPath,
    [join(import.meta.dirname, 'review', 'edits.js'), folder, name, from, edits, seed, judges],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  let [last, timer, hasStarted] = [from]
  const watch = () => {
    clearTimeout(timer)
    timer = setTimeout(() => child.kill('SIGKILL'), longest)
  }
  watch()
  createInterface(child.stdout).on('line', (line) => {
    watch()
    hasStarted = true
    const row = JSON.parse(line)
    last = row.index
    // An edit is announced before it is compared.
    if (row.isStarted) return rows.push({ name, failure: 'did not end' })
    rows[rows.length - 1] = { name, ...row }
    if (row.failure) console.log(`  ${name} ${row.index}: ${row.kind}: ${row.failure}`)
    else if (isMissed(row))
      console.log(`  missed: ${name} ${row.path}: ${row.kind}: ${row.detail}\n      ${row.errors[0]}`)
    else if (isFalse(row)) console.log(`  false: ${name} ${row.path}: ${row.kind}: ${row.detail}`)
    else if (isSuspect(row))
      console.log(
        `  suspect: ${name} ${row.path}: ${row.kind}: ${row.detail}: ${row.assignabilityBreaks.slice(0, 3).join(', ')}`,
      )
  })
  return new Promise((resolve) => {
    child.on('close', (code) => {
      clearTimeout(timer)
      if (code !== 0 && !hasStarted && judges === 'all') {
        console.log(`  ${name}: judged by its consumers alone, because assignability does not end`)
        return resolve(editsOf(folder, name, from, rows, 'consumers'))
      }
      if (code !== 0 && !hasStarted) {
        console.log(`  ${name}: the edits could not be started`)
        rows.push({ name, failure: 'could not be started' })
      }
      resolve(code === 0 || !hasStarted ? edits : last)
    })
  })
}

/** So many of a list, drawn by the seed. */
function sampleOf(list, size) {
  const order = (name) =>
    [...`${seed} ${name}`].reduce((sum, letter) => Math.imul(sum ^ letter.charCodeAt(0), 16777619), 2166136261)
  return [...list].sort((one, other) => order(one) - order(other)).slice(0, size)
}
