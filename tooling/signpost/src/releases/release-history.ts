import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import {
  dateOf,
  historySchema,
  type History,
  type HistoryChange,
  type HistoryVersion,
} from '@signpost/api-review/history'
import type { Diagnostic } from '@signpost/diagnostics'
import { digest, folderName, programFingerprint } from '@signpost/files'
import type { Extraction } from '../extraction/extract-packages.ts'
import type { SelectedPackage } from '../packages/select-packages.ts'
import { keep, readKept } from '../steps/kept-result.ts'
import { workspaceOf, type Places } from '../steps/places.ts'
import { progress, type ProgressStream } from '../steps/progress.ts'
import type { Steps } from '../steps/steps.ts'
import { isBetween, newestFirst } from './choose-versions.ts'
import type { ExtractedRelease, ExtractedReleases } from './extract-releases.ts'

/** File with the changes of a package's documented releases; it exists where the last build documented any. */
export function releaseHistoryFile({ releases }: Pick<Places, 'releases'>, { path }: { path: string }): string {
  return join(releases, 'history', `${folderName(path)}.json`)
}

/**
 * Writes the timeline of each package with documented releases, in a repository that has no recorded changes: the changes from each
 * to the next, and from the newest one to the current API. Two releases are compared once.
 *
 * @param file - Name of the configuration, for findings.
 * @returns A finding for each package whose releases cannot be compared.
 */
export async function writeReleaseHistories(
  places: Places,
  extractions: readonly Extraction[],
  { releases, published }: ExtractedReleases,
  steps: Pick<Steps, 'history'>,
  stream: ProgressStream,
  file: string,
): Promise<Diagnostic[]> {
  const diagnostics: Diagnostic[] = []
  // Recorded changes have every release.
  const compared = existsSync(join(places.root, 'api-reports', 'history')) ? [] : releases
  const bar = progress('Comparing releases', compared.length, stream)
  for (const { package: one, apiFolder } of extractions) {
    const own = compared.filter(({ of }) => of.path === one.path)
    const target = releaseHistoryFile(places, one)
    try {
      const sides = own.map(({ stored, folder }) => ({ version: stored.version, folder, reports: join(folder, 'api') }))
      const changes: HistoryChange[][] = []
      for (const [at, side] of sides.entries()) {
        changes.push(await changesAfter(side, at === 0 ? apiFolder : sides[at - 1]!.reports, steps))
        bar.done(`${one.manifest.name}@${side.version}`)
      }
      if (own.length === 0) rmSync(target, { force: true })
      else writeTimeline(target, timeline(one, own, changes, published.get(one.path)))
    } catch (error) {
      rmSync(target, { force: true })
      diagnostics.push(notCompared(one, file, error as Error))
    }
  }
  bar.end()
  return diagnostics
}

/** Changes from a release to the API in another folder of reports. */
async function changesAfter(
  { folder, reports }: { folder: string; reports: string },
  next: string,
  steps: Pick<Steps, 'history'>,
): Promise<HistoryChange[]> {
  const file = join(folder, 'changes.json')
  const key = digest(JSON.stringify([programFingerprint(workspaceOf('api-review')), textsOf(reports), textsOf(next)]))
  const known = readKept<HistoryChange[]>(file)
  if (known?.key === key) return known.result
  const result = await steps.history.run('releaseChanges', reports, next)
  keep(file, { key, output: '', result })
  return result
}

function textsOf(folder: string): [name: string, text: string][] {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.api.md')) : []
  return names.sort().map((name) => [name, readFileSync(join(folder, name), 'utf8')])
}

/**
 * Timeline of a package.
 *
 * @param releases - The newest first.
 * @param changes - Changes after each release.
 * @param published - All versions of the registry; undefined where they are not known.
 */
export function timeline(
  { manifest }: Pick<SelectedPackage, 'manifest'>,
  releases: readonly Pick<ExtractedRelease, 'stored' | 'date'>[],
  changes: readonly (readonly HistoryChange[])[],
  published: readonly string[] | undefined,
): History {
  const versions = releases.map(({ stored }) => stored.version)
  const released = versions.map((version, at): HistoryVersion => {
    const before = versions[at + 1]
    const own = { version, ...dated(releases[at]!.date) }
    if (before === undefined) return { ...own, baseline: true, changes: [] }
    const isNext = published !== undefined && !published.some((one) => isBetween(one, before, version))
    return { ...own, ...(!isNext && { after: before }), changes: changes[at + 1]! }
  })
  const [newest] = versions
  const isNewest =
    newest === manifest.version ||
    (published !== undefined && published.every((one) => newestFirst(newest!, one) <= 0 || one.includes('-')))
  const current = isNewest ? null : manifest.version
  const pending = changes[0] ?? []
  const head: HistoryVersion[] =
    current === undefined || newest === undefined || pending.length === 0
      ? []
      : [{ version: current, ...(current !== null && { after: newest }), changes: pending }]
  return { schema: historySchema, package: manifest.name ?? '', versions: [...head, ...released] }
}

/** Date of a version; none for a text of a registry that is no time. */
function dated(published: string | undefined): Pick<HistoryVersion, 'date'> {
  const time = new Date(published ?? Number.NaN)
  return Number.isNaN(time.getTime()) ? {} : { date: dateOf(time) }
}

/** Writes a timeline, unless it is there: the graph follows the date of the file. */
function writeTimeline(file: string, history: History): void {
  const text = JSON.stringify(history)
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

function notCompared({ manifest, path }: SelectedPackage, file: string, { message }: Error): Diagnostic {
  return {
    code: 'SP-VERSION',
    severity: 'warning',
    file,
    found: `releases of ${manifest.name ?? path} that could not be compared: ${message.replace(/\.$/, '')}`,
    expected: 'API reports of each release',
    nextStep: 'Their pages are there; the changes are not. Build again, and report it if it stays so.',
  }
}
