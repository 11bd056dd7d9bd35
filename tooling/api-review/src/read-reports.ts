import { join } from 'node:path'
import { findPackages } from '@signpost/files/find-packages'
import { readTexts } from './read-texts.ts'

const reportEnding = '.api.md'

/** API reports by file name (`observable.api.md`), in code-unit order of the names. */
export type Reports = ReadonlyMap<string, string>

/** Committed reports, and those of the last extraction. */
export interface BothSides {
  committed: Reports
  extracted: Reports
}

/** A package whose extraction wrote to a folder of its own. */
interface ExtractedFolder {
  /** Relative to the repository. */
  path: string
  /** Name of the package, with its scope. */
  name?: string | undefined
  /** Folder with its API reports. */
  apiFolder: string
}

/**
 * Reads the API reports of a repository: those in `api-reports/`, and those that extraction wrote to `.api/` of each package
 * with an `api:extract` script.
 *
 * @param root - The repository, a workspace.
 * @throws Error when such a package has no extracted report, or two packages have a report of the same name.
 */
export function readReports(root: string): BothSides {
  const folders = findPackages(root)
    .packages.filter(({ manifest }) => manifest.scripts?.['api:extract'] !== undefined)
    .map(({ directory, path, manifest: { name } }) => ({ path, name, apiFolder: join(directory, '.api') }))
  const missing = folders.find(({ apiFolder }) => readTexts(apiFolder, '', reportEnding).size === 0)
  if (missing !== undefined) {
    throw new Error(
      `${missing.path}/.api has no API report, and ${missing.path}/package.json has an api:extract script.\n` +
        `Run \`npm run api:check\`, which extracts before it compares, and read the extraction's messages about ${missing.path}.`,
    )
  }
  return { committed: readCommittedReports(root), extracted: readExtractedReports(folders) }
}

/** Reads the reports in `api-reports/` of a repository; none without the folder. */
export function readCommittedReports(root: string): Reports {
  return readTexts(root, 'api-reports', reportEnding)
}

/**
 * Reads the reports that extraction wrote. A package without a report has none.
 *
 * @throws Error when two packages have a report of the same name.
 */
export function readExtractedReports(folders: readonly ExtractedFolder[]): Reports {
  return new Map([...readReportsByPackage(folders).values()].flatMap((reports) => [...reports]))
}

/**
 * Reads the reports that extraction wrote, by the path of their package. Where packages of different scopes share the name of a
 * report (`expect` and `@jest/expect`), those with a scope have it in front: `jest-expect.api.md`.
 *
 * @throws Error when two packages still have a report of the same name.
 */
export function readReportsByPackage(folders: readonly ExtractedFolder[]): Map<string, Reports> {
  const read = folders.map(({ path, name = '', apiFolder }) => ({
    path,
    scope: /^@(?<scope>[^/]+)\//.exec(name)?.groups?.['scope'],
    texts: readTexts(apiFolder, '', reportEnding),
  }))
  const counts = new Map<string, number>()
  for (const { texts } of read)
    for (const name of texts.keys()) counts.set(name.toLowerCase(), (counts.get(name.toLowerCase()) ?? 0) + 1)
  const isShared = (name: string): boolean => counts.get(name.toLowerCase())! > 1
  const writers = new Map<string, string>()
  return new Map(
    read.map(({ path, scope, texts }) => {
      const prefix = scope !== undefined && [...texts.keys()].some(isShared) ? `${scope.replaceAll('.', '-')}-` : ''
      const named = [...texts].map(([name, text]) => [prefix + name, text] as const)
      for (const [name] of named) {
        const other = writers.get(name.toLowerCase())
        if (other !== undefined) {
          throw new Error(
            `Two packages write the API report ${name}: ${other} and ${path}. Give one of them another "signpost": { "slug" } in its package.json.`,
          )
        }
        writers.set(name.toLowerCase(), path)
      }
      return [path, new Map(named)]
    }),
  )
}
