import { existsSync, readdirSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { downloadPackage } from './download-package.ts'
import { readPackageFolder } from './package-folder.ts'
import { readText } from './read-text.ts'
import { asModule, readReportText } from './report-text.ts'
import type { Side } from './side.ts'
import { unpackTarball } from './unpack-tarball.ts'

/**
 * Reads one side of a comparison: a `.d.ts`, an `.api.md`, a folder (a package, or reports), a `.tgz`, or `npm:<name>@<version>`.
 *
 * @throws Error when it does not exist or cannot be read as any of these.
 */
export function readSide(label: string): Side {
  if (label.startsWith('npm:')) return downloadPackage(label)
  if (!existsSync(label)) {
    throw new Error(`${label} does not exist. Expected a .d.ts, an .api.md, a folder, a .tgz or npm:<name>@<version>.`)
  }
  if (statSync(label).isDirectory()) return readFolder(label)
  if (label.endsWith('.tgz')) return unpackTarball(label)
  if (/\.d\.[mc]?ts$/.test(label)) return single(label, readText(label), 1)
  if (label.endsWith('.api.md')) {
    const { declarations, firstLine } = readReportText(label, readText(label))
    return single(label, asModule(declarations), firstLine)
  }
  throw new Error(`${label} is neither a .d.ts, an .api.md, a folder nor a .tgz.`)
}

function single(label: string, text: string, firstLine: number): Side {
  const path = 'index.d.ts'
  return {
    label,
    folders: [dirname(label)],
    files: new Map([[path, text]]),
    entries: new Map([['.', path]]),
    origins: new Map([[path, { file: label, firstLine }]]),
  }
}

function readFolder(folder: string): Side {
  const names = readdirSync(folder).filter((name) => name.endsWith('.api.md'))
  return names.length > 0 && !existsSync(join(folder, 'package.json'))
    ? readReports(folder, names.sort())
    : { ...readPackageFolder(folder, folder), folders: [folder] }
}

/** Reports of one folder see each other by the names of their packages; `x.core.api.md` is the entry point `./core` of `x`. */
function readReports(folder: string, names: readonly string[]): Side {
  const files = new Map<string, string>()
  const entries = new Map<string, string>()
  const origins = new Map<string, { file: string; firstLine: number }>()
  for (const name of names) {
    const file = join(folder, name)
    const { packageName, declarations, firstLine } = readReportText(file, readText(file))
    const report = basename(name, '.api.md')
    const subpath = report.includes('.') ? report.slice(report.indexOf('.') + 1) : undefined
    const path = `node_modules/${packageName}/${subpath ?? 'index'}.d.ts`
    if (files.has(path))
      throw new Error(`${file}: another report is of "${packageName}" too. Expected one report per entry point.`)
    files.set(path, asModule(declarations))
    entries.set(report, path)
    origins.set(path, { file, firstLine })
  }
  return { label: folder, folders: [folder], files, entries, origins }
}
