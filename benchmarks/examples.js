import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkExamples } from '../tooling/examples/dist/index.js'
import { findPackages } from '../tooling/files/dist/find-packages.js'
import { installPackages } from './install-packages.js'

export const title = 'examples of published packages, type-checked as their users see them'

/** Where the packages are installed, and the failing blocks are written to be read; ignored by git. */
const work = join(import.meta.dirname, 'examples', '.cache')

/** Outcomes of blocks that the compiler has judged. */
const compiled = new Set(['checked', 'failing', 'fails', 'incomplete'])

/** The 40 packages by which the check was made, then those that were read once it was. */
export function measure() {
  const { documented, fresh, support } = JSON.parse(
    readFileSync(join(import.meta.dirname, 'examples', 'packages.json'), 'utf8'),
  )
  installPackages(work, { ...documented, ...fresh, ...support })
  const { packages } = findPackages(join(work, 'node_modules'))
  const failures = []
  const rows = [documented, fresh].flatMap((versions) =>
    measureSome(
      packages.filter(({ manifest: { name } }) => Object.hasOwn(versions, name)),
      failures,
    ),
  )
  writeFileSync(join(work, 'failures.json'), JSON.stringify(failures, undefined, 2))
  return rows
}

function measureSome(packages, failures) {
  const outcomes = new Map()
  const kinds = new Map()
  let [blocks, seconds] = [0, 0]
  for (const one of packages) {
    const start = performance.now()
    const result = checkExamples({ root: work, package: one, members: [] })
    const taken = (performance.now() - start) / 1000
    seconds += taken
    blocks += result.blocks.length
    const own = result.blocks.filter(({ outcome }) => outcome === 'failing')
    console.log(
      `  ${result.name.padEnd(24)} ${String(result.blocks.length).padStart(6)} blocks ${String(own.length).padStart(5)} failing ${taken.toFixed(2).padStart(7)} s`,
    )
    for (const { outcome } of result.blocks) outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
    for (const block of own) {
      kinds.set(block.error, (kinds.get(block.error) ?? 0) + 1)
      const messages = result.findings
        .filter(
          ({ file, line }) =>
            file === block.file && line >= block.line && line <= block.line + block.code.split('\n').length,
        )
        .map(({ line, found }) => `${line}: ${found}`)
      failures.push({ package: result.name, ...block, messages })
    }
  }
  const sum = [...outcomes].filter(([outcome]) => compiled.has(outcome)).reduce((total, [, count]) => total + count, 0)
  return [
    { figure: `blocks found in ${packages.length} packages`, value: blocks, unit: 'blocks' },
    { figure: 'blocks compiled', value: sum, unit: 'blocks' },
    ...[...outcomes].sort().map(([outcome, value]) => ({ figure: `  ${outcome}`, value, unit: 'blocks' })),
    ...[...kinds]
      .sort((a, b) => b[1] - a[1])
      .slice(0, 15)
      .map(([code, value]) => ({ figure: `  failing by TS${code}`, value, unit: 'blocks' })),
    { figure: 'blocks per second', value: blocks / seconds, unit: 'blocks/s' },
  ]
}
