import { createRequire } from 'node:module'
import { join } from 'node:path'
import { compareWhole } from '../../tooling/api-review/dist/diff.js'
import { overall } from '../../tooling/api-review/dist/findings.js'
import { readSide } from '../../tooling/api-review/dist/parse/read-side.js'
import { mutate } from '../api-review-mutations.js'
import { createOracle } from './oracle.js'

/** Child process: edits the declarations of a package, and prints a line of JSON before and after each comparison. */
const [folder, name, from, to, seed, judges] = process.argv.slice(2)
const ts = createRequire(new URL('../../tooling/api-review/package.json', import.meta.url))('typescript')
const side = readSide(join(folder, 'node_modules', name))
const oracle = createOracle(ts, folder, name, side, judges === 'consumers')
const print = (row) => process.stdout.write(`${JSON.stringify(row)}\n`)

for (let index = Number(from); index < Number(to); index++) {
  const random = generator(hash(`${seed} ${name} ${index}`))
  const edit = editOf(random)
  if (!edit) continue
  const { path, text, ...shown } = edit
  const row = { index, path, ...shown }
  print({ ...row, isStarted: true })
  try {
    const { findings, coverage } = compareWhole(side, { ...side, files: new Map(side.files).set(path, text) })
    const breaks = findings.filter(({ strict }) => strict === 'major')
    print({
      ...row,
      ...overall(findings),
      proven: breaks.some(({ proof }) => proof === 'proven'),
      possible: findings.some(({ possible }) => possible === 'major'),
      rules: [...new Set(findings.map(({ rule, symbol }) => `${rule} ${symbol}`))].slice(0, 5),
      notComparable: coverage.notComparable.length,
      ...oracle(path, text),
    })
  } catch (error) {
    print({ ...row, failure: error.message.slice(0, 200) })
  }
}

/** An edit of a random file that an entry point reaches. */
function editOf(random) {
  for (let attempt = 0; attempt < 200; attempt++) {
    const path = oracle.paths[Math.floor(random() * oracle.paths.length)]
    const edit = mutate(ts, side.files.get(path), random)
    if (edit) return { path, ...edit }
  }
  return undefined
}

function hash(text) {
  let state = 0
  for (const letter of text) state = (Math.imul(state, 31) + letter.charCodeAt(0)) | 0
  return state
}

/** Numbers from 0 to 1, the same for each seed (mulberry32). */
function generator(start) {
  let state = start
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let value = Math.imul(state ^ (state >>> 15), 1 | state)
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32
  }
}
