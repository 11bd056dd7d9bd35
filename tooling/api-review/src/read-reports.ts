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
    .map(({ directory, path }) => ({ path, apiFolder: join(directory, '.api') }))
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
  const extracted = new Map<string, string>()
  for (const { path, apiFolder } of folders) {
    for (const [name, text] of readTexts(apiFolder, '', reportEnding)) {
      if (extracted.has(name)) {
        throw new Error(`Two packages write the API report ${name}, one of them ${path}. Rename one of the folders.`)
      }
      extracted.set(name, text)
    }
  }
  return extracted
}
