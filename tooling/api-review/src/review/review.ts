import { join } from 'node:path'
import { didYouMean } from '@signpost/diagnostics'
import { matchesPackage } from '@signpost/files'
import { compareWhole } from '../diff.ts'
import { type Finding, larger, levels, overall, type Verdict } from '../findings.ts'
import { acceptancesFile, parseAcceptances } from '../policy/acceptances.ts'
import { applyAcceptances } from '../policy/apply-acceptances.ts'
import { readChangesets, reviewChangeset } from '../policy/changesets.ts'
import { parsePolicy, policyFile } from '../policy/owner-policy.ts'
import { changesetBump } from '../policy/changeset-bump.ts'
import { releasedFolder } from '../history/history-folder.ts'
import { affectedPackages } from './affected-packages.ts'
import { committedVersion, compareManifests, manifestPaths } from './compare-manifests.ts'
import { filesIn, readCommitted, resolveBase } from './git.ts'
import { placeFindings } from './place-findings.ts'
import { readHeadFolder, reportsFolder } from './read-head.ts'
import { withReleasedDeprecations } from './released-deprecations.ts'
import { findRenames } from './renames.ts'
import { changedReports, checkReports, readReportSet, type ReportSet, sideOf } from './report-set.ts'
import type { Side } from '../parse/side.ts'
import type { Coverage } from '../roles/conclude.ts'
import { isOpenBreak, type PackageReview, resultSchema, type ReviewFinding, type ReviewResult } from '../result.ts'
import { readWorkspaces, type Workspace } from './workspaces.ts'

/** Input of a review. */
export interface ReviewInput {
  /** The repository, or a folder in it with packages and `api-reports/`. */
  root: string
  /** A branch, a tag or a commit. */
  base: string
  /** Names, folders or patterns of the packages that are reviewed; all by default. */
  filter?: readonly string[]
  /** Today, `2027-01-31`: acceptances expire. */
  today: string
}

/**
 * Reviews the committed API reports of all packages of a repository against those of a commit, which git reads without
 * checking it out.
 *
 * @throws Error when a filter matches no package, or the base or a report cannot be read; a review is whole or none.
 */
export function review({ root, base: ref, filter = [], today }: ReviewInput): ReviewResult {
  const base = resolveBase(root, ref)
  const label = `${base.commit.slice(0, 12)}:${reportsFolder}/`
  const workspaces = readWorkspaces(root)
  const folders = [`${reportsFolder}/`, `${releasedFolder}/`]
  const committed = readCommitted(root, base.commit, [...folders, ...[...workspaces.values()].flatMap(manifestPaths)])
  const texts = { base: filesIn(committed, reportsFolder), head: readHeadFolder(root) }
  const head = readReportSet(`${reportsFolder}/`, texts.head)
  const reports = { base: readReportSet(label, texts.base, { texts: texts.head, reports: head }), head }
  if (reports.base.size + reports.head.size === 0) {
    throw new Error(`${root} has no reports in ${reportsFolder}/, nor has the base. Run \`update\` and commit them.`)
  }
  const changed = changedReports(reports.base, reports.head)
  const sides = [
    { label, reports: reports.base },
    { label: `${reportsFolder}/`, reports: reports.head },
  ]
  checkReports(sides, changed)
  const renames = findRenames(changed, reports.base, reports.head)
  const released = filesIn(committed, releasedFolder)
  const { findings: changes, coverage } = compareReportSets(changed, renames, reports, placesOf(root, workspaces))
  const compared = withReleasedDeprecations(changes, reports.base, released)
  const placed = placeFindings(compared, { root, reports, texts, workspaces })
  const manifests = compareManifests({ root, committed, workspaces, reports })
  const { findings: all, added } = applyAcceptances([...placed, ...manifests], {
    base: parseAcceptances(`${label}${acceptancesFile}`, texts.base.get(acceptancesFile)),
    head: parseAcceptances(`${reportsFolder}/${acceptancesFile}`, texts.head.get(acceptancesFile)),
    policy: parsePolicy(`${label}${policyFile}`, texts.base.get(policyFile)),
    today,
  })
  // A broken policy would block every later review.
  parsePolicy(`${reportsFolder}/${policyFile}`, texts.head.get(policyFile))
  const everyPackage = reviewPackages({ root, committed, reports, workspaces, changed, renames, findings: all })
  const known = new Set([
    ...[...reports.base.values(), ...reports.head.values()].map(({ packageName }) => packageName),
    ...everyPackage.map(({ name }) => name),
  ])
  const names = filtered([...known], filter, workspaces)
  const packages = everyPackage.filter(({ name }) => names.has(name))
  const findings = all.filter((finding) => names.has(finding.package))
  return {
    schema: resultSchema,
    base,
    head: { folder: reportsFolder },
    outcome: outcomeOf(findings),
    verdict: overall(findings),
    packages,
    unchanged: names.size - packages.length,
    ...(coverage && { coverage }),
    findings: findings.sort(byWorst),
    newAcceptances: added,
    isPolicyChanged: texts.base.get(policyFile) !== texts.head.get(policyFile),
  }
}

/** Names of packages that a filter leaves. */
function filtered(
  names: readonly string[],
  filter: readonly string[],
  workspaces: ReadonlyMap<string, Workspace>,
): ReadonlySet<string> {
  if (filter.length === 0) return new Set(names)
  const matched = filter.flatMap((entry) => {
    const found = names.filter((name) => matchesPackage(entry, { name, path: workspaces.get(name)?.path }))
    if (found.length > 0) return found
    throw new Error(
      `Found --filter "${entry}", expected the name, the folder or a pattern of a package with an API report.${didYouMean(entry, names)}`,
    )
  })
  return new Set(matched)
}

interface Reports {
  base: ReportSet
  head: ReportSet
}

function compareReportSets(
  changed: readonly string[],
  renames: ReadonlyMap<string, string>,
  { base, head }: Reports,
  places: Pick<Side, 'folders' | 'siblings'>,
): { findings: Finding[]; coverage?: Coverage } {
  if (changed.length === 0) return { findings: [] }
  const after = { ...sideOf('head', head, changed), ...places }
  return compareWhole({ ...sideOf('base', base, changed, renames), ...places }, after)
}

/** Where packages that the reports import are installed: in each workspace, or at the root. */
function placesOf(root: string, workspaces: ReadonlyMap<string, Workspace>): Pick<Side, 'folders' | 'siblings'> {
  return {
    folders: [...[...workspaces.values()].map(({ path }) => join(root, path)), root],
    siblings: new Set(workspaces.keys()),
  }
}

function outcomeOf(findings: readonly ReviewFinding[]): ReviewResult['outcome'] {
  if (findings.length === 0) return 'unchanged'
  if (findings.some(isOpenBreak)) return 'breaking'
  return findings.some(({ pragmatic }) => pragmatic === 'major') ? 'accepted' : 'compatible'
}

interface PackagesInput {
  root: string
  committed: ReadonlyMap<string, string>
  reports: Reports
  workspaces: ReadonlyMap<string, Workspace>
  changed: readonly string[]
  renames: ReadonlyMap<string, string>
  findings: readonly ReviewFinding[]
}

function reviewPackages(input: PackagesInput): PackageReview[] {
  const { root, reports, workspaces, changed, renames, findings } = input
  const nameOf = (specifier: string) =>
    (reports.head.get(specifier) ?? reports.base.get(specifier))?.packageName ?? specifier
  const names = [...new Set([...changed.map(nameOf), ...findings.map((finding) => finding.package)])].sort()
  const affected = affectedPackages(names, reports.head, workspaces)
  const versions = baseVersions(input, names)
  const changesets = readChangesets(root)
  const previous = new Map([...renames].map(([to, from]) => [nameOf(to), nameOf(from)]))
  const has = (set: ReportSet, name: string) => [...set.values()].some(({ packageName }) => packageName === name)
  const verdicts = new Map<string, Verdict>()
  for (const { package: name, strict, pragmatic } of findings) {
    const known = verdicts.get(name) ?? { strict: 'none', pragmatic: 'none' }
    verdicts.set(name, { strict: larger(known.strict, strict), pragmatic: larger(known.pragmatic, pragmatic) })
  }
  return names.map((name): PackageReview => {
    const verdict = verdicts.get(name) ?? { strict: 'none', pragmatic: 'none' }
    const version = versions.get(name)
    const bump = changesetBump(verdict.pragmatic, version)
    const path = workspaces.get(name)?.path
    const renamedFrom = previous.get(name)
    const [was, is] = [has(reports.base, name), has(reports.head, name)]
    // A package without reports is there on both sides: its manifests were compared.
    const status = was === is ? 'changed' : is ? 'added' : 'removed'
    const isReleased = status === 'changed' && version !== undefined
    return {
      name,
      ...(path !== undefined && { path }),
      status,
      ...(renamedFrom !== undefined && renamedFrom !== name && { renamedFrom }),
      ...(version !== undefined && { version }),
      ...verdict,
      bump,
      changeset: reviewChangeset(bump, isReleased, changesets?.get(name), changesets !== undefined),
      affected: affected.get(name) ?? [],
    }
  })
}

/** The version of the base only decides how a release is called: without one, no 0.x rule applies. */
function baseVersions({ committed, workspaces }: PackagesInput, names: readonly string[]): Map<string, string> {
  return new Map(
    names.flatMap((name) => {
      const workspace = workspaces.get(name)
      const version = workspace && committedVersion(workspace, committed)
      return version === undefined ? [] : [[name, version] as const]
    }),
  )
}

function byWorst(one: ReviewFinding, other: ReviewFinding): number {
  const rank = (finding: ReviewFinding) =>
    (isOpenBreak(finding) ? 100 : 0) + levels.indexOf(finding.pragmatic) * 10 + levels.indexOf(finding.strict)
  return rank(other) - rank(one) || order(one.package, other.package) || order(one.id, other.id)
}

function order(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0
}
