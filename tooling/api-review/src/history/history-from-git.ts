import { basename } from 'node:path'
import { type ApiState, apiState } from './api-state.ts'
import { changesBetween } from './changes-between.ts'
import { type Git, openGit } from './git.ts'
import { type History, type HistoryChange, type HistoryVersion } from './history.ts'
import { dateOf } from './history-file.ts'
import { type FileChanges, historyFiles, readReportFiles } from './history-folder.ts'
import { type Release, releasesIn } from './releases.ts'
import { mergedState, snapshot, withPending } from './update-history.ts'

/** Version with the reports of its commit. */
interface KnownRelease {
  version: string
  date: string
  state: ApiState
  baseline?: true
}

/**
 * Timelines of a repository from its git history: the reports of each release, compared with those of the one before.
 *
 * @returns The files to write.
 * @throws Error in a shallow clone, and when a report cannot be read.
 */
export function historyFromGit(root: string): FileChanges {
  const git = openGit(root)
  if (git.run('rev-parse', '--is-shallow-repository').trim() === 'true') {
    throw new Error(
      'This clone is shallow: it lacks the commits of earlier releases. Run `git fetch --unshallow --tags`, then again.',
    )
  }
  const head = apiState(readReportFiles(root, 'api-reports'), 'api-reports')
  const states = new Map<string, ApiState>()
  const stateAt = (commit: string): ApiState => {
    const state = states.get(commit) ?? readState(git, commit)
    states.set(commit, state)
    return state
  }
  const releases = releasesIn(git)
  const known = new Map(
    [...head.values()].map(({ slug, name }) => {
      return [
        slug,
        knownReleases(
          slug,
          releases.filter((one) => one.name === name),
          stateAt,
          () => firstState(git, slug, stateAt),
        ),
      ]
    }),
  )
  const changes = changesOfPairs([...known].flatMap(([slug, own]) => pairsOf(slug, own)))
  const last = mergedState(
    [...known].flatMap(([slug, own]) => (own.length === 0 ? [] : [[slug, own.at(-1)!.state] as const])),
  )
  const pending = changesBetween(last, head, [...head.keys()])
  const files = new Map<string, string | undefined>()
  for (const [slug, reports] of last) snapshot(undefined, { ...reports, slug }, files)
  const histories = [...head.values()].map(({ slug, name }): [string, History] => {
    const versions = known.get(slug)!.map(({ version, date, baseline }, at): HistoryVersion => {
      return { version, date, ...(baseline && { baseline }), changes: baseline ? [] : changes.get(`${slug} ${at}`)! }
    })
    return [slug, withPending(name, { versions: versions.reverse() }, pending.get(slug)!)]
  })
  return new Map([...historyFiles(new Map(histories)), ...files])
}

/** Reports in a commit. */
function readState(git: Git, commit: string): ApiState {
  const entries = git
    .run('ls-tree', '-z', commit, '--', 'api-reports/')
    .split('\0')
    .flatMap((line) => {
      const { id, file } = /^\d+ blob (?<id>\S+)\t(?<file>.*\.api\.md)$/s.exec(line)?.groups ?? {}
      return id === undefined || file === undefined ? [] : [{ id, file: basename(file) }]
    })
  const texts = git.blobs(entries.map(({ id }) => id))
  return apiState(
    new Map(entries.map(({ id, file }) => [file, texts.get(id)!.replaceAll('\r\n', '\n')])),
    `${commit.slice(0, 10)}:api-reports`,
  )
}

/** Releases of a package whose reports are known. After releases without reports, the first reports are what later ones are compared with. */
function knownReleases(
  slug: string,
  releases: readonly Release[],
  stateAt: (commit: string) => ApiState,
  first: () => ApiState | undefined,
): KnownRelease[] {
  const all = releases.map(({ version, commit, time }): KnownRelease => {
    return { version, date: dateOf(new Date(time * 1000)), state: stateAt(commit) }
  })
  const from = all.findIndex(({ state }) => state.has(slug))
  const earlier = all.at(from === -1 ? -1 : from)
  if (earlier === undefined || from === 0) return all.filter(({ state }) => state.has(slug))
  if (from > 0) return [{ ...earlier, baseline: true }, ...all.slice(from + 1).filter(({ state }) => state.has(slug))]
  const state = first()
  return state === undefined ? [] : [{ ...earlier, state, baseline: true }]
}

/** State of the commit that added the first report of a package. */
function firstState(git: Git, slug: string, stateAt: (commit: string) => ApiState): ApiState | undefined {
  const file = `:(literal)api-reports/${slug}.api.md`
  const [commit] = git.run('log', '--first-parent', '-m', '--reverse', '--format=%H', '--', file).split('\n')
  const state = commit ? stateAt(commit) : undefined
  return state?.has(slug) ? state : undefined
}

/** A release of a package, and the state before it. */
interface ReleasePair {
  key: string
  slug: string
  base: ApiState
  head: ApiState
}

function pairsOf(slug: string, releases: readonly KnownRelease[]): ReleasePair[] {
  return releases.map(({ state }, at) => {
    return { key: `${slug} ${at}`, slug, base: at === 0 ? new Map() : releases[at - 1]!.state, head: state }
  })
}

/** Compares pairs with the same states in one program. */
function changesOfPairs(pairs: readonly ReleasePair[]): Map<string, HistoryChange[]> {
  const groups = new Map<ApiState, Map<ApiState, ReleasePair[]>>()
  const nothing: ApiState = new Map()
  for (const pair of pairs) {
    const base = pair.base.size === 0 ? nothing : pair.base
    const byHead = groups.get(base) ?? new Map<ApiState, ReleasePair[]>()
    byHead.set(pair.head, [...(byHead.get(pair.head) ?? []), pair])
    groups.set(base, byHead)
  }
  return new Map(
    [...groups].flatMap(([base, byHead]) =>
      [...byHead].flatMap(([head, own]) => {
        const changes = changesBetween(
          base,
          head,
          own.map(({ slug }) => slug),
        )
        return own.map(({ key, slug }) => [key, changes.get(slug)!] as const)
      }),
    ),
  )
}
