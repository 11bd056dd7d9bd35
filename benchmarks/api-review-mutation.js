import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { compare } from '../tooling/api-review/dist/diff.js'
import { overall } from '../tooling/api-review/dist/findings.js'
import { stubModules } from '../tooling/api-review/dist/parse/stub-modules.js'
import { readHeadFolder } from '../tooling/api-review/dist/review/read-head.js'
import { readReportSet, sideOf } from '../tooling/api-review/dist/review/report-set.js'
import { readWorkspaces } from '../tooling/api-review/dist/review/workspaces.js'
import { moduleOf } from '../tooling/api-review/dist/types/stage.js'
import { defaultOptions } from '../tooling/api-review/dist/types/program.js'
import { compileConsumers } from '../tooling/api-review/dist/witness/compile-consumers.js'
import { mutate } from './api-review-mutations.js'
import { root } from './command.js'

/** Other edits: `SEED=7 EDITS=100 npm run bench -- api-review-mutation`. */
const edits = Number(process.env.EDITS ?? 500)
const seed = Number(process.env.SEED ?? 20261124)

export const title = `${edits} random edits (seed ${seed}) of our own API reports, compiled against the packages' tests and examples`
const vitest =
  'declare const it: any\nexport { it as afterEach, it as beforeEach, it as describe, it as expect, it as test, it as vi }\n'
const ts = createRequire(new URL('../tooling/api-review/package.json', import.meta.url))('typescript')

/** Prints each edit that breaks a consumer and is no break in either verdict. */
export async function measure() {
  const targets = readTargets()
  const random = generator(seed)
  const counts = { broken: 0, missed: 0, strictOnly: 0, cautious: 0, harmless: 0 }
  const started = performance.now()
  for (let done = 0; done < edits; ) {
    const target = targets[Math.floor(random() * targets.length)]
    const edit = mutate(ts, target.text, random)
    if (!edit) continue
    done++
    const head = { ...target.side, files: new Map(target.side.files).set(target.path, edit.text) }
    const verdict = overall(compare(target.side, head))
    const isBroken = compile(target, head, target.consumers).some((errors) => errors.length > 0)
    const isBreak = verdict.strict === 'major'
    if (isBroken) counts.broken++
    else counts[isBreak ? 'cautious' : 'harmless']++
    if (isBroken && isBreak && verdict.pragmatic !== 'major') counts.strictOnly++
    if (!isBroken || isBreak) continue
    counts.missed++
    console.log(`  missed: ${target.name}: ${edit.kind}: ${edit.detail}`)
  }
  return [
    {
      figure: 'consumers that compile',
      value: targets.reduce((sum, { consumers }) => sum + consumers.length, 0),
      unit: '',
    },
    { figure: 'edits that break a consumer', value: counts.broken, unit: `of ${edits}` },
    { figure: 'of them called harmless', value: counts.missed, unit: '', target: '0' },
    { figure: 'of them a break only in the strict verdict', value: counts.strictOnly, unit: '' },
    { figure: 'control: edits that break no consumer, called harmless', value: counts.harmless, unit: '' },
    { figure: 'control: edits that break no consumer, called a break', value: counts.cautious, unit: '' },
    { figure: 'one edit', value: (performance.now() - started) / edits / 1000, unit: 's' },
  ]
}

/** Reports with consumers that compile against them. */
function readTargets() {
  const reports = readReportSet('api-reports/', readHeadFolder(root))
  const workspaces = readWorkspaces(root)
  return [...reports.values()].flatMap((report) => {
    const side = sideOf('report', reports, [report.specifier])
    const path = side.entries.get(report.specifier)
    const target = { name: report.specifier, side, path, text: side.files.get(path) }
    const folder = join(root, workspaces.get(report.packageName)?.path ?? '')
    const codes = codesOf(folder, report.specifier)
    const results = codes.length === 0 ? [] : compile(target, side, codes)
    const consumers = codes.filter((_, index) => results[index].length === 0)
    return consumers.length > 0 ? [{ ...target, consumers }] : []
  })
}

function compile({ side, path, name }, head, codes) {
  const completed = stubModules(side, head)
  const shared = new Map(completed.stubs).set('vitest/index.d.ts', vitest)
  const consumers = codes.map((code) => ({ code, side: 'head', lib: moduleOf(path ?? name) }))
  return compileConsumers(
    consumers,
    { base: new Map(), head: completed.head.files, shared },
    { ...defaultOptions, noImplicitAny: false },
  )
}

/** Tests, whose imports of the sources become imports of the package, and examples in comments and READMEs. */
function codesOf(folder, specifier) {
  const names = readdirSync(join(folder, 'src'), { recursive: true }).filter((name) => name.endsWith('.ts'))
  const paths = ['README.md', ...names.map((name) => join('src', name)).sort()]
  return paths.flatMap((path) => {
    const text = readFileSync(join(folder, path), 'utf8')
    if (/\.test\.ts$/.test(path)) return [text.replace(/from '\.{1,2}\/[^']*'/g, "from './lib'")]
    const blocks = [...text.matchAll(/^[ *]*```tsx?\b.*\n([\s\S]*?)^[ *]*```$/gm)].map(([, block]) => block)
    return blocks
      .map((block) => (path === 'README.md' ? block : block.replace(/^ *\* ?/gm, '')))
      .map((code) => code.replaceAll(`'${specifier}'`, "'./lib'"))
      .filter((code) => code.includes("from './lib'"))
  })
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
