import { execFile } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { root } from '../command.js'
import { writeTypedocProject } from '../typedoc-project.js'
import { install, measuredNames, work } from './install.js'

export const title = 'doc comments of published packages on the pages, beside TypeDoc (`npm run build` first)'

const run = promisify(execFile)
const signpost = join(root, 'tooling', 'signpost', 'bin.js')
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
  const folder = join(own, 'root', 'packages', name)
  const [out, cache, control] = ['site', 'signpost', 'typedoc'].map((one) => join(own, one))
  rmSync(own, { recursive: true, force: true })
  cpSync(join(work, 'node_modules', name), folder, { recursive: true })
  writeFileSync(
    join(own, 'root', 'package.json'),
    JSON.stringify({ name: 'published', private: true, workspaces: [`packages/${name}`] }),
  )
  const link = join(own, 'root', 'node_modules', name)
  mkdirSync(dirname(link), { recursive: true })
  symlinkSync(folder, link)
  // A build with problems of the package ends with 1, and its pages are measured.
  await run(
    process.execPath,
    [signpost, 'build', '--root', join(own, 'root'), '--out', out, '--cache', cache],
    large,
  ).catch((error) => {
    if (!existsSync(join(out, 'api'))) throw error
  })
  const entryPoints = (await child('entries.js', link)).files
  await runTypedoc(own, entryPoints, control)
  return {
    name,
    names: await child('names.js', link, join(cache, 'graph')),
    ours: await child('recall.js', link, join(out, 'api')),
    control: await child('recall.js', link, control),
  }
}

const large = { maxBuffer: 2 ** 28 }

/** Runs a module of this folder and returns the JSON that it prints. */
async function child(module, ...args) {
  const { stdout } = await run(
    process.execPath,
    ['--max-old-space-size=6000', join(import.meta.dirname, module), ...args],
    large,
  )
  return JSON.parse(stdout)
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
