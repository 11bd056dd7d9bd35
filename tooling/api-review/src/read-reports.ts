import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** API reports by file name (`observable.api.md`), in code-unit order of the names. */
export type Reports = ReadonlyMap<string, string>

/** The committed reports and those of the last extraction. */
export interface BothSides {
  committed: Reports
  extracted: Reports
}

/**
 * Reads the API reports of a repository: the committed ones and those that the packages' last extraction wrote.
 *
 * @param root - The repository's folder, with `api-reports/` and `packages/<slug>/.api/`.
 * @throws {@link Error} when a package that documents itself has no extracted report, or two packages write one name.
 */
export function readReports(root: string): BothSides {
  const extracted = new Map<string, string>()
  const packages = join(root, 'packages')
  for (const folder of existsSync(packages) ? readdirSync(packages).sort() : []) {
    if (!extractsItsApi(join(packages, folder))) continue
    const own = reportsIn(join(packages, folder, '.api'))
    if (own.size === 0) {
      throw new Error(
        `packages/${folder}/.api has no API report, and its package.json has an api:extract script.\n` +
          `Run \`npm run api:check\`, which extracts before it compares, and read what the extraction says of packages/${folder}.`,
      )
    }
    for (const [name, text] of own) {
      if (extracted.has(name)) {
        throw new Error(
          `Two packages write the API report ${name}, one of them packages/${folder}: rename one of the folders.`,
        )
      }
      extracted.set(name, text)
    }
  }
  return { committed: reportsIn(join(root, 'api-reports')), extracted }
}

function extractsItsApi(folder: string): boolean {
  const file = join(folder, 'package.json')
  if (!existsSync(file)) return false
  const { scripts } = JSON.parse(readFileSync(file, 'utf8')) as { scripts?: Record<string, string> }
  return scripts?.['api:extract'] !== undefined
}

function reportsIn(folder: string): Map<string, string> {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.api.md')) : []
  return new Map(names.sort().map((name) => [name, readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n')]))
}
