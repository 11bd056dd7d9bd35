import { execFile } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { writeTypedocProject } from '../typedoc-project.js'
import { child, documentPackage, large } from './document.js'
import { install, measuredNames, work } from './install.js'

export const title = 'doc comments of published packages on the pages, beside TypeDoc (`npm run build` first)'

const run = promisify(execFile)
const typedoc = join(work, 'node_modules', 'typedoc', 'bin', 'typedoc')

/** Documents each package, or the named ones, with Signpost and with TypeDoc, and looks for its comments on the pages. */
export async function measure(names = measuredNames) {
  install()
  const rows = []
  for (const name of names) {
    const row = await measurePackage(name)
    rows.push(row)
    for (const line of report(row)) console.log(line)
  }
  const sum = (get) => rows.reduce((total, row) => total + get(row), 0)
  return [
    {
      figure: 'packages with less of their text than TypeDoc shows',
      value: rows.filter(({ ours, control }) => share(ours) < share(control)).length,
      unit: '',
      target: '0',
    },
    { figure: 'names without a page', value: sum(({ names }) => names.missing.length), unit: '', target: '0' },
    { figure: "control: names by TypeScript's checker", value: sum(({ names }) => names.expected), unit: '' },
    { figure: 'comments mostly lost', value: sum(({ ours }) => ours.mostlyLost.length), unit: '', target: '0' },
    {
      figure: 'control: comments mostly lost, TypeDoc',
      value: sum(({ control }) => control.mostlyLost.length),
      unit: '',
    },
    { figure: 'links lost', value: sum(({ ours }) => ours.links.lost.length), unit: '', target: '0' },
    { figure: 'control: links lost, TypeDoc', value: sum(({ control }) => control.links.lost.length), unit: '' },
    { figure: 'links resolved', value: sum(({ ours }) => ours.links.resolved), unit: '' },
    { figure: 'control: links resolved, TypeDoc', value: sum(({ control }) => control.links.resolved), unit: '' },
  ]
}

async function measurePackage(name) {
  const own = join(work, 'pages', name.replace('/', '__'))
  const control = join(own, 'typedoc')
  const { link, out, cache } = await documentPackage(join(work, 'node_modules', name), name, own)
  const entryPoints = (await child('entries.js', link)).files
  await runTypedoc(own, entryPoints, control)
  return {
    name,
    names: await child('names.js', link, join(cache, 'graph')),
    ours: await child('recall.js', link, join(out, 'api')),
    control: await child('recall.js', link, control),
  }
}

async function runTypedoc(own, entryPoints, out) {
  const options = { disableSources: true, logLevel: 'Error' }
  const file = writeTypedocProject(join(own, 'root'), entryPoints, out, options)
  await run(process.execPath, ['--max-old-space-size=6000', typedoc, '--options', file], {
    ...large,
    cwd: join(own, 'root'),
  })
  if (readdirSync(out).length === 0) throw new Error(`TypeDoc wrote no pages to ${out}.`)
}

const share = ({ found, runs }) => (100 * found) / Math.max(1, runs)

function report({ name, names, ours, control }) {
  const line = (by, one) =>
    `  ${by.padEnd(9)} ${share(one).toFixed(2).padStart(6)} % of ${one.runs} runs, ${one.mostlyLost.length} comments mostly lost, ` +
    `links: ${one.links.resolved} resolved, ${one.links.kept} kept as words, ${one.links.lost.length} lost`
  return [
    `${name}, ${ours.comments} comments, ${names.expected} names by the checker, ${names.missing.length} without a page`,
    line('Signpost', ours),
    line('TypeDoc', control),
    ...names.missing.map((one) => `    without a page: ${one}`),
    ...ours.mostlyLost.map(({ at, share: kept }) => `    mostly lost: ${at}, ${Math.round(100 * kept)} %`),
    ...ours.links.lost.map(({ at, text }) => `    link lost: ${at}, ${text}`),
  ]
}

if (process.argv[1] === import.meta.filename) {
  for (const { figure, value, target } of await measure(process.argv.length > 2 ? process.argv.slice(2) : undefined)) {
    console.log(`${figure}: ${value}${target === undefined ? '' : ` (target ${target})`}`)
  }
}
