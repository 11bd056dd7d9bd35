import { mkdirSync } from 'node:fs'
import { writablePath, writeFilesIn } from '@signpost/files'
import type { ReportDifference } from './compare-reports.ts'
import type { Reports } from './read-reports.ts'

const folder = 'api-reports'

/**
 * Writes the extracted reports that differ to `api-reports/` of a repository, and removes those that no package has.
 *
 * @throws OutputError when a path leads out of the repository; then nothing is written.
 */
export function acceptReports(root: string, differences: readonly ReportDifference[], extracted: Reports): void {
  mkdirSync(writablePath(root, folder), { recursive: true })
  writeFilesIn(root, new Map(differences.map(({ name }) => [`${folder}/${name}`, extracted.get(name)])))
}
