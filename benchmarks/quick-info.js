import { execFile } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { installPackages } from './install-packages.js'

export const title = 'quick info of an editor for every export and member beside its page (`npm run build` first)'

const run = promisify(execFile)
const work = join(import.meta.dirname, 'quick-info', '.cache')
const read = (path) => JSON.parse(readFileSync(join(import.meta.dirname, path), 'utf8'))
const [recall, own] = [read('recall/packages.json'), read('quick-info/packages.json')]
const versions = { ...read('review/packages.json'), ...recall.measured, ...own.measured }
const support = { ...recall.support, ...own.support }

/**
 * `PACKAGES=30` takes as many of the list, at equal distances; `PACKAGES=zod,rxjs` takes these, and installs no others; all by default.
 * One that is in no list has a version: `PACKAGES=knockout@3.5.1`.
 */
const chosen = process.env.PACKAGES ?? String(Object.keys(versions).length)
const names = /^\d+$/.test(chosen)
  ? Object.keys(versions).filter(
      (_, at, { length }) => Math.floor((at * chosen) / length) < Math.floor(((at + 1) * chosen) / length),
    )
  : chosen.split(',').map((one) => {
      const at = one.indexOf('@', 1)
      if (at !== -1) versions[one.slice(0, at)] = one.slice(at + 1)
      return at === -1 ? one : one.slice(0, at)
    })

/** Prints the differences by kind. All are in `quick-info/.cache/differences.json`. */
export async function measure() {
  const isPart = /[a-z]/.test(chosen)
  const folder = join(work, isPart ? 'some' : 'packages')
  const wanted = isPart ? Object.fromEntries(names.map((name) => [name, versions[name]])) : versions
  installPackages(folder, { ...wanted, ...support })
  const results = []
  for (const name of names) {
    const args = ['--max-old-space-size=4000', join(import.meta.dirname, 'quick-info', 'child.js'), folder, name]
    const scratch = join(work, 'built', name.replace('/', '__'))
    const result = await run(process.execPath, [...args, scratch], { maxBuffer: 2 ** 30 }).then(
      ({ stdout }) => JSON.parse(stdout),
      (error) => ({
        name,
        items: 0,
        links: 0,
        found: [{ kind: 'failed', item: name, actual: error.stderr.slice(-2000) }],
      }),
    )
    results.push(result)
    console.log(
      `  ${name.padEnd(40)} ${String(result.items).padStart(6)} items ${String(result.found.length).padStart(6)} differences`,
    )
  }
  mkdirSync(work, { recursive: true })
  writeFileSync(join(work, 'differences.json'), JSON.stringify(results, undefined, 1))
  const found = results.flatMap((result) => result.found)
  const kinds = [...new Set(found.map(({ kind }) => kind))]
  const byKind = kinds
    .map((kind) => [kind, found.filter((one) => one.kind === kind).length])
    .sort(([, a], [, b]) => b - a)
  const sum = (get) => results.reduce((total, one) => total + get(one), 0)
  return [
    { figure: 'items of quick info', value: sum(({ items }) => items), unit: '' },
    { figure: 'links of quick info with a target', value: sum(({ links }) => links), unit: '' },
    ...byKind.map(([kind, value]) => ({ figure: kind, value, unit: '', target: '0' })),
  ]
}
