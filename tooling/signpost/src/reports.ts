import { existsSync } from 'node:fs'
import { join } from 'node:path'
import {
  acceptReports,
  compareReports,
  printDifferences,
  readCommittedReports,
  readExtractedReports,
  type Reports,
} from '@signpost/api-review/reports'
import { formatDiagnostic } from '@signpost/diagnostics'
import { findPackages, type FoundPackage } from '@signpost/files/find-packages'
import { reasonWithoutApi } from './extract-packages.ts'
import { extractTo } from './extract.ts'
import { runReviewCommand } from './review-command.ts'
import { reportedPackages } from './select-packages.ts'

/** Reports of a repository as its sources have them. */
interface PresentReports {
  reports: Reports
  /** Why packages with an API have no report. */
  failures: readonly string[]
}

/**
 * Extracts packages to their `.api` and reads their API reports. A package without an API has none.
 *
 * @throws Error when two packages have reports with one name.
 */
export async function extractReports(packages: readonly FoundPackage[]): Promise<PresentReports> {
  const results = await extractTo(packages)
  const folders = results.map(({ package: { path }, apiFolder }) => ({ path, apiFolder }))
  const failures = results
    .filter((one) => reasonWithoutApi(one) === undefined && readExtractedReports([{ ...one, path: '' }]).size === 0)
    .map(({ package: { manifest, path }, findings }) =>
      findings.map((finding) => formatDiagnostic(finding, manifest.name ?? path)).join('\n'),
    )
  return { reports: readExtractedReports(folders), failures }
}

/**
 * Compares the API reports of a repository with those in `api-reports/`, and accepts the differences with `isUpdate`. The
 * history of the API follows where the repository has one. While a package cannot be extracted, no report is removed.
 *
 * @returns The exit code: 1 for a difference that is not accepted, or a package that cannot be extracted.
 * @throws RootError when the root has no packages.
 */
export async function reports(root: string, isUpdate: boolean): Promise<number> {
  const { reports: extracted, failures } = await extractReports(reportedPackages(findPackages(root).packages))
  const all = compareReports({ committed: readCommittedReports(root), extracted })
  const differences = failures.length === 0 ? all : all.filter(({ kind }) => kind !== 'removed')
  for (const failure of failures) console.error(failure)

  if (isUpdate) {
    acceptReports(root, differences, extracted)
    for (const { name, kind } of differences) console.log(`${kind.padEnd(7)} api-reports/${name}`)
  } else if (differences.length > 0) {
    console.error(printDifferences(differences, process.stderr.isTTY, 'signpost reports update'))
  }
  const isDifferent = !isUpdate && differences.length > 0
  const kept = isUpdate
    ? `${differences.length} accepted now`
    : isDifferent
      ? `${differences.length} differ`
      : 'all as committed'
  console.log(`${extracted.size} API reports, ${kept}`)
  if (isDifferent || failures.length > 0) return 1
  if (!existsSync(join(root, 'api-reports', 'history'))) return 0
  return runReviewCommand(['history', ...(isUpdate ? [] : ['--check']), '--root', root])
}
