import { cpSync, mkdirSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { child } from './child.js'
import { install, packageNames, work } from './install.js'
import { outside, report, table } from './report.js'

export const title = 'third-party packages, from their published declarations'

/** Documents every package, or the named ones, one after the other, each in processes of its own. */
export async function measure(names = packageNames) {
  install()
  const rows = []
  for (const name of names) {
    const row = await documentPackage(name)
    console.log(report(row))
    rows.push(row)
  }
  console.log(`\n${table(rows)}\n`)
  const exported = rows.reduce((sum, row) => sum + row.exported, 0)
  const found = rows.reduce((sum, row) => sum + row.exported - row.missing.length, 0)
  const unplaced = rows.reduce((sum, { pages }) => sum + (pages?.missing?.length ?? 0), 0)
  return [
    {
      figure: `packages with a doc model of every entry point, of ${rows.length}`,
      value: rows.filter(({ status }) => status === 'ok').length,
      unit: '',
    },
    { figure: 'exports in the graph', value: found, unit: '', target: `${exported}` },
    { figure: 'pages of API Documenter that the graph has no place for', value: unplaced, unit: '', target: '0' },
    { figure: 'control: exports counted by the compiler alone', value: exported, unit: '' },
  ]
}

/** Measurements of one package; those that failed are absent. */
async function documentPackage(name) {
  const packageDir = join(work, 'node_modules', name)
  const manifest = JSON.parse(readFileSync(join(packageDir, 'package.json'), 'utf8'))
  const own = join(work, 'made', name.replace('/', '__'))
  rmSync(own, { recursive: true, force: true })
  mkdirSync(own, { recursive: true })
  const api = join(own, 'api')

  let extraction = await child('extract.js', packageDir, api)
  const row = {
    name,
    version: manifest.version,
    extraction,
    status: 'failed',
    exported: 0,
    missing: [],
    entries: 0,
    diagnostics: [],
  }
  if (extraction.failed) return row
  const graph = await child('graph.js', packageDir, api, join(own, 'graph'))
  const count = await child('count.js', work, ...extraction.entryPoints.map(({ specifier }) => specifier))
  const expected = (count.exported ?? []).flatMap(([specifier, exports]) => exports.map((one) => `${specifier} ${one}`))
  const present = new Set(graph.exported)
  const pages = graph.failed ? undefined : await child('pages.js', api, join(own, 'graph'))
  let control = await runControl(name, packageDir, own, manifest, api)
  // Short runs vary a lot: take the minimum of three of each, one after the other.
  for (let round = 1; round < 3 && !control.failed && control.cpu < 30; round += 1) {
    rmSync(api, { recursive: true, force: true })
    extraction = least(extraction, await child('extract.js', packageDir, api))
    control = least(control, await runControl(name, packageDir, own, manifest, api))
  }
  return {
    ...row,
    extraction,
    graph,
    pages,
    control,
    status: graph.status ?? 'failed',
    entries: extraction.entryPoints.length,
    diagnostics: extraction.diagnostics,
    exported: expected.length,
    missing: count.failed
      ? [`the exports could not be counted: ${count.failed}`]
      : expected.filter((one) => !present.has(one)),
  }
}

/** The run that took less, with the least that was spent outside API Extractor in either. */
function least(one, other) {
  if (other.failed) return one
  const less = other.cpu - other.loaded < one.cpu - one.loaded ? other : one
  return { ...less, outside: Math.min(outside(one), outside(other)) }
}

/** API Extractor alone, on a copy outside `node_modules`. Patches the copy where it throws; the run that completes is the control. */
async function runControl(name, packageDir, own, { version }, api) {
  const copy = join(own, 'copy')
  cpSync(packageDir, copy, { recursive: true })
  const facts = JSON.parse(readFileSync(join(api, factsName(api)), 'utf8'))
  const types = [...new Set(facts.entryPoints.map((entry) => entry.types))]
  const alone = () => child('control.js', copy, join(own, 'control'), name, version, ...types)
  const first = await alone()
  // API Extractor stops where it throws: patch the copy and run it again.
  const patched = first.crashes?.length > 0 && (await child('patch.js', copy, ...types))
  const second = patched && !patched.failed ? await alone() : first
  rmSync(copy, { recursive: true, force: true })
  const result = second.failed ? first : second
  return result.failed ? result : { ...result, cpu: result.cpu + result.unsampled, crashesAsWritten: first.crashes }
}

function factsName(api) {
  const [name] = readdirSync(api).filter((file) => file.endsWith('.facts.json'))
  return name
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const names = process.argv.slice(2)
  const unknown = names.filter((name) => !packageNames.includes(name))
  if (unknown.length > 0) {
    console.error(`Found ${unknown.join(', ')}, expected packages of packages.json: ${packageNames.join(', ')}.`)
    process.exit(2)
  }
  await measure(names.length > 0 ? names : packageNames)
}
