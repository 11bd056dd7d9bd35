import { existsSync } from 'node:fs'
import { join } from 'node:path'
import {
  acceptReports,
  compareReports,
  printDifferences,
  readCommittedReports,
  readReportsByPackage,
  type ReportDifference,
  type Reports,
} from '@signpost/api-review/reports'
import { formatDiagnostic, print, printable, printError } from '@signpost/diagnostics'
import type { FoundPackage } from '@signpost/files/find-packages'
import { configuredPackages, type ConfigurationOptions } from './configured-packages.ts'
import { reasonWithoutApi } from '../extraction/extract-packages.ts'
import { extractTo, type ExtractedPackage } from '../extraction/extract.ts'
import { runReviewCommand } from './review-command.ts'
import type { LeftOut } from '../packages/select-packages.ts'
import { failStep } from '../steps/step-error.ts'
import { startSteps, type Steps } from '../steps/steps.ts'

function reportsByPackage(results: readonly ExtractedPackage[]): ReadonlyMap<string, Reports> {
  try {
    return readReportsByPackage(
      results.map(({ package: { path, manifest }, apiFolder }) => ({ path, name: manifest.name, apiFolder })),
    )
  } catch (error) {
    failStep('reports', error)
  }
}

/** Reports of a repository as its sources have them. */
interface PresentReports {
  reports: Reports
  /** Package of each report by file name. */
  owners: ReadonlyMap<string, FoundPackage>
  /** Why packages with an API have no report. */
  failures: readonly string[]
  /** Errors of packages with a report, which may lack something or be made by other settings. */
  errors: readonly string[]
  /** Packages without an API. */
  without: readonly LeftOut[]
}

/**
 * Extracts packages to their `.api` and reads their API reports. A package without an API has none.
 *
 * @throws StepError when two packages have reports with one name.
 */
export async function extractReports(packages: readonly FoundPackage[], steps: Steps): Promise<PresentReports> {
  const results = await extractTo(packages, steps)
  const byPackage = reportsByPackage(results)
  const reports: Reports = new Map([...byPackage.values()].flatMap((own) => [...own]))
  const owners = new Map<string, FoundPackage>()
  const failures: string[] = []
  const errors: string[] = []
  const without: LeftOut[] = []
  for (const one of results) {
    const own = [...byPackage.get(one.package.path)!.keys()]
    const reason = reasonWithoutApi(one)
    for (const name of own) owners.set(name, one.package)
    const name = nameOf(one.package)
    if (own.length > 0) {
      const found = one.findings.filter(({ severity }) => severity === 'error')
      errors.push(...found.map((finding) => formatDiagnostic(finding, name)))
    }
    if (reason !== undefined) without.push({ package: one.package, reason })
    else if (own.length === 0) {
      const lines = one.findings.map((finding) => formatDiagnostic(finding, name))
      failures.push(lines.length > 0 ? lines.join('\n') : `${name}: the extraction wrote no API report.`)
    }
  }
  return { reports, owners, failures, errors, without }
}

/** Committed reports beside those of the sources. */
export interface ReportState extends PresentReports {
  /** While a package cannot be extracted, no report counts as removed. */
  differences: readonly ReportDifference[]
  /** Public packages without a report, and why. */
  left: readonly LeftOut[]
}

/**
 * Extracts what changed and compares its API reports with those in `api-reports/`.
 *
 * @throws RootError when the root has no packages.
 */
export async function compareWithSources(options: ConfigurationOptions, steps: Steps): Promise<ReportState> {
  const { packages, excluded } = await configuredPackages(options)
  const present = await extractReports(packages, steps)
  const all = compareReports({ committed: readCommittedReports(options.root), extracted: present.reports })
  return {
    ...present,
    differences: present.failures.length === 0 ? all : all.filter(({ kind }) => kind !== 'removed'),
    left: [...present.without.filter(({ package: { manifest } }) => manifest.private !== true), ...excluded],
  }
}

/**
 * Compares the API reports of a repository with those in `api-reports/`, and accepts the differences with `isUpdate`. The
 * history of the API follows where the repository has one.
 *
 * @returns The exit code: 1 for a difference that is not accepted, or a package that cannot be extracted.
 * @throws RootError when the root has no packages.
 */
export async function reports(
  options: ConfigurationOptions,
  isUpdate: boolean,
  steps: Steps = startSteps(),
): Promise<number> {
  const { root } = options
  const { reports: extracted, failures, errors, differences, left } = await compareWithSources(options, steps)
  for (const line of [...failures, ...errors]) printError(line)

  if (isUpdate) {
    acceptReports(root, differences, extracted)
    for (const { name, kind } of differences) print(`${kind.padEnd(7)} api-reports/${name}`)
  } else if (differences.length > 0) {
    printError(printDifferences(differences, process.stderr.isTTY, 'signpost reports update'))
  }
  const isDifferent = !isUpdate && differences.length > 0
  const kept = isUpdate
    ? `${differences.length} accepted now`
    : isDifferent
      ? `${differences.length} differ`
      : 'all as committed'
  const failed =
    failures.length === 0 ? '' : `, ${failures.length} ${failures.length === 1 ? 'package' : 'packages'} without one`
  print(`${extracted.size} API ${extracted.size === 1 ? 'report' : 'reports'}, ${kept}${failed}`)
  if (left.length > 0) print(`Without an API report: ${named(left)}.`)
  if (isDifferent || failures.length > 0) return 1
  if (!existsSync(join(root, 'api-reports', 'history'))) return 0
  return runReviewCommand(['history', ...(isUpdate ? [] : ['--check']), '--root', root], steps)
}

function named(left: readonly LeftOut[]): string {
  return left.map(({ package: found, reason }) => printable(`${nameOf(found)} (${reason})`)).join(', ')
}

/** Name of a package for messages. */
export function nameOf({ manifest, path }: FoundPackage): string {
  return manifest.name ?? path
}
