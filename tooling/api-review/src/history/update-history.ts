import { findPackages } from '@signpost/files/find-packages'
import { type ApiState, apiState, type PackageReports } from './api-state.ts'
import { changesBetween } from './changes-between.ts'
import { type History, type HistoryChange, historySchema, type HistoryVersion } from './history.ts'
import { dateOf } from './history-file.ts'
import { type FileChanges, historyFiles, readHistories, readReportFiles, releasedFolder } from './history-folder.ts'

/**
 * Timelines of a repository, brought up to date with its committed reports: what differs from the reports of the last release
 * is not released yet. Reads no git history.
 *
 * @param isRelease - Gives these changes the version of each package's manifest, where the timeline lacks it.
 * @returns The files to write.
 * @throws Error when the repository has no timelines yet, or a report or a timeline cannot be read.
 */
export function updateHistory(root: string, isRelease: boolean): FileChanges {
  const histories = readHistories(root)
  if (!histories) {
    throw new Error(
      'api-reports/history does not exist. Run `history --from-git` once, in a clone with the whole history.',
    )
  }
  const head = apiState(readReportFiles(root, 'api-reports'), 'api-reports')
  const base = apiState(readReportFiles(root, releasedFolder), releasedFolder)
  for (const [slug, { versions }] of histories) {
    if (versions.some(({ version }) => version !== null) && head.has(slug) && !base.has(slug)) {
      throw new Error(
        `${releasedFolder}/${slug}.api.md does not exist, but ${slug} has released versions. Restore the committed file.`,
      )
    }
  }
  const slugs = [...head.keys()]
  const pending = changesBetween(base, head, slugs)
  const versions = isRelease ? manifestVersions(root) : new Map<string, string>()
  const now = dateOf(new Date())
  const released = new Map<string, string | undefined>()
  const updated = slugs.map((slug): [string, History] => {
    const reports = head.get(slug)!
    const known = histories.get(slug)
    const version = versions.get(reports.name)
    const isNew = version !== undefined && !known?.versions.some((one) => one.version === version)
    if (isNew) snapshot(base.get(slug), reports, released)
    return [slug, withPending(reports.name, known, pending.get(slug)!, isNew ? { version, date: now } : undefined)]
  })
  return new Map([...historyFiles(new Map(updated)), ...released])
}

/**
 * Timeline with changes after its released versions.
 *
 * @param release - Their version; absent while they are not released.
 */
export function withPending(
  name: string,
  known: Pick<History, 'versions'> | undefined,
  changes: readonly HistoryChange[],
  release?: Pick<HistoryVersion, 'version' | 'date'>,
): History {
  const released = known?.versions.filter(({ version }) => version !== null) ?? []
  const isShown = release !== undefined || changes.length > 0
  const newest = { version: null, ...release, changes }
  return { schema: historySchema, package: name, versions: [...(isShown ? [newest] : []), ...released] }
}

/** Adds the files of a package to those of the last release, and removes those that it no longer has. */
export function snapshot(
  before: PackageReports | undefined,
  now: PackageReports,
  files: Map<string, string | undefined>,
): void {
  for (const file of before?.files.keys() ?? []) files.set(`${releasedFolder}/${file}`, undefined)
  for (const [file, text] of now.files) files.set(`${releasedFolder}/${file}`, text)
}

/** Versions of the workspace's packages by name. */
function manifestVersions(root: string): Map<string, string> {
  return new Map(
    findPackages(root).packages.flatMap(({ manifest: { name, version } }) =>
      typeof name === 'string' && typeof version === 'string' ? [[name, version] as const] : [],
    ),
  )
}

/** State of the packages whose reports are in several states: each package as of its own. */
export function mergedState(parts: readonly (readonly [slug: string, state: ApiState])[]): ApiState {
  return new Map(parts.flatMap(([slug, state]) => (state.has(slug) ? [[slug, state.get(slug)!] as const] : [])))
}
