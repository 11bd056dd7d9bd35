import { existsSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { installPackages } from './install-packages.js'

export const title = 'symbols of published packages whose named source line has their name (`npm run build` first)'

/** Packages with declaration maps and their sources, by the program that made their declarations. */
const packages = {
  '@tanstack/query-core': '5.108.0', // tsdown, bundles
  '@trpc/server': '11.25.2', // tsdown, one file per entry point
  entities: '7.0.1', // tsc
  esrap: '2.4.0', // dts-buddy
  rxjs: '7.8.2', // tsc
  '@uppy/core': '6.3.1', // tsc
  devalue: '5.9.4', // dts-buddy
}

/** Prints each symbol whose line lacks its name. */
export async function measure() {
  const { extractPackage } = await import('../tooling/api-extract/dist/index.js')
  const folder = join(tmpdir(), 'signpost-source-lines')
  installPackages(folder, packages)
  const rows = []
  for (const name of Object.keys(packages)) {
    const packageDir = join(folder, 'node_modules', name)
    const { right, wrong, without } = await count(extractPackage({ packageDir, root: folder }).facts, packageDir)
    for (const one of wrong) console.log(`  ${name} ${one}`)
    const all = right + wrong.length
    rows.push({ figure: `${name}: lines with the name`, value: right, unit: `of ${all}`, target: String(all) })
    rows.push({
      figure: `${name}: declarations without a source, shown by their declaration file`,
      value: without,
      unit: '',
    })
  }
  return rows
}

/** Compares every declaration and member with the text of its line. */
function count({ entryPoints, unexported = [] }, packageDir) {
  const result = { right: 0, wrong: [], without: 0 }
  const seen = new Set()
  const lines = new Map()
  const textAt = (file, line) => {
    if (!lines.has(file)) {
      const path = join(packageDir, file)
      lines.set(file, existsSync(path) ? readFileSync(path, 'utf8').split(/\r?\n/u) : undefined)
    }
    return lines.get(file)?.[line - 1]
  }
  const check = (file, line, name) => {
    const text = textAt(file, line)
    if (text === undefined) return
    if (text.includes(name)) result.right += 1
    else result.wrong.push(`${name} at ${file}:${line}: ${text.trim().slice(0, 80)}`)
  }
  const visit = ({ identity, name, localName = name, declarations, exports: inner = [] }) => {
    if (seen.has(identity)) return
    seen.add(identity)
    for (const { at, source, memberFacts = [] } of declarations) {
      if (source === undefined) result.without += 1
      else
        check(
          source.file,
          source.line,
          localName
            .split('.')
            .at(-1)
            .replace(/\$\d+$/u, '')
            .replace(/^_default$/u, 'default'),
        )
      for (const { kind, name: member, line } of memberFacts) {
        const shown = kind === 'Constructor' ? 'constructor' : member.replace(/^"|"$/gu, '')
        if (shown !== '' && line !== undefined) check((source ?? at).file, line, shown)
      }
    }
    inner.forEach(visit)
  }
  entryPoints.forEach((entry) => entry.exports.forEach(visit))
  unexported.forEach(visit)
  return result
}
