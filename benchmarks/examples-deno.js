import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkExamples } from '../tooling/examples/dist/index.js'
import { findPackages } from '../tooling/files/dist/find-packages.js'
import { installPackages } from './install-packages.js'

export const title = 'examples of READMEs of published packages, beside the verdict of `deno check --doc-only`'

/** Packages of `examples/packages.json` whose READMEs have many blocks in TypeScript. */
const versions = {
  ky: '1.14.3',
  mitt: '3.0.1',
  neverthrow: '8.2.0',
  'p-queue': '9.3.5',
  superstruct: '2.0.2',
}

const folder = join(import.meta.dirname, 'examples-deno/.cache')
const judged = new Set(['checked', 'failing', 'fails', 'incomplete'])

/**
 * Compares each block in TypeScript that the check has compiled. Deno checks a block as a module of its own, and ends at the first
 * syntax error of a file: each block is a file.
 */
export function measure() {
  installPackages(folder, { ...versions, '@types/react': '19.2.2', deno: '2.9.6' })
  const { packages } = findPackages(join(folder, 'node_modules'))
  const counts = { both: 0, neither: 0, ours: 0, deno: 0, undeclared: 0 }
  for (const one of packages.filter(({ manifest: { name } }) => Object.hasOwn(versions, name))) {
    const { blocks } = checkExamples({ root: folder, package: one, members: [] })
    for (const block of blocks.filter(({ file, code, outcome, language = 'ts' }) => {
      return file.endsWith('README.md') && judged.has(outcome) && code.trim() !== '' && /^tsx?$/.test(language)
    })) {
      const passes = block.outcome !== 'failing'
      const error = errorOfDeno(block)
      if (passes) counts[error === undefined ? 'both' : 'deno'] += 1
      else counts[error === undefined ? 'ours' : 'neither'] += 1
      if (passes && /TS(?:2304|2552|2503)\b|Cannot find name/.test(error ?? '')) counts.undeclared += 1
      if (passes && error !== undefined) console.log(`  only Deno: ${block.file}:${block.line}: ${error}`)
      if (!passes && error === undefined) console.log(`  only ours: ${block.file}:${block.line}`)
    }
  }
  return [
    { figure: 'blocks that both accept', value: counts.both, unit: '' },
    { figure: 'that neither accepts', value: counts.neither, unit: '' },
    { figure: 'that only ours refuses', value: counts.ours, unit: '', target: '0' },
    { figure: 'that only Deno refuses', value: counts.deno, unit: '' },
    { figure: 'of these, names of earlier blocks or of the package', value: counts.undeclared, unit: '' },
  ]
}

/** First error of Deno; undefined without one. */
function errorOfDeno({ code, language = 'ts' }) {
  const file = join(folder, 'block', 'README.md')
  mkdirSync(join(folder, 'block'), { recursive: true })
  writeFileSync(file, `\`\`\`${language}\n${code}\n\`\`\`\n`)
  const bin = join(folder, 'node_modules/.bin/deno')
  const args = ['check', '--doc-only', '--node-modules-dir=manual', file]
  const { status, stderr } = spawnSync(bin, args, {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1' },
  })
  rmSync(file)
  return status === 0 ? undefined : (/(?:TS\d+ \[ERROR\]|error): .*/.exec(stderr)?.[0] ?? stderr.slice(0, 200))
}
