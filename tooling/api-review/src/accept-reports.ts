import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ReportDifference } from './compare-reports.ts'
import type { Reports } from './read-reports.ts'

/** Writes the extracted reports that differ to `api-reports/` of a repository, and removes those that no package has. */
export function acceptReports(root: string, differences: readonly ReportDifference[], extracted: Reports): void {
  const folder = join(root, 'api-reports')
  mkdirSync(folder, { recursive: true })
  for (const { name } of differences) {
    const text = extracted.get(name)
    if (text === undefined) rmSync(join(folder, name))
    else writeFileSync(join(folder, name), text)
  }
}
