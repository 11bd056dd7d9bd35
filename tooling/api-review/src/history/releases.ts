import { parsedRecord } from '../package/facts.ts'
import type { Git } from './git.ts'

/** Version of a package that was released. */
export interface Release {
  /** Name of the package. */
  name: string
  version: string
  commit: string
  /** Time of its tag, or of the commit, in seconds since 1970. */
  time: number
}

/**
 * Releases of all packages, oldest first: the tags `name@1.2.0` and `v1.2.0` of a package that has any, otherwise the commits
 * that changed the version of its manifest. The version with which a manifest begins is then no release.
 */
export function releasesIn(git: Git): Release[] {
  const tags = tagCommits(git)
  const found = new Map<string, (Release & { isFirst: boolean })[]>()
  for (const { commit, time, manifests } of manifestChanges(git)) {
    for (const { name, version } of manifests) {
      const own = found.get(name) ?? []
      if (!own.some((one) => one.version === version))
        own.push({ name, version, commit, time, isFirst: own.length === 0 })
      found.set(name, own)
    }
  }
  return [...found.values()].flatMap((own) => {
    const tagged = own.flatMap(({ name, version }) => {
      const tag = tags.get(`${name}@${version}`) ?? tags.get(`v${version}`)
      return tag === undefined ? [] : [{ name, version, ...tag }]
    })
    if (tagged.length > 0) return tagged
    return own.flatMap(({ isFirst, ...release }) => (isFirst ? [] : [release]))
  })
}

/** Commits and times by tag. */
function tagCommits(git: Git): Map<string, Pick<Release, 'commit' | 'time'>> {
  const lines = git
    .run('for-each-ref', 'refs/tags', '--format=%(refname:strip=2) %(creatordate:unix) %(objectname) %(*objectname)')
    .split('\n')
  return new Map(
    lines.filter(Boolean).map((line) => {
      const [name = '', time, object = '', peeled] = line.split(' ')
      return [name, { commit: peeled || object, time: Number(time) }]
    }),
  )
}

/** Manifests with a name and a version that each commit of the main line changed, oldest first. */
function manifestChanges(git: Git): { commit: string; time: number; manifests: Pick<Release, 'name' | 'version'>[] }[] {
  const log = git.run(
    'log',
    '--first-parent',
    '-m',
    '--reverse',
    '--raw',
    '-z',
    '--no-abbrev',
    '--no-renames',
    '--relative',
    '--format=%H %ct',
    '--',
    ':(glob)**/package.json',
    ':(exclude,glob)**/node_modules/**',
  )
  const commits: { commit: string; time: number; ids: string[] }[] = []
  for (const field of log.split('\0')) {
    const text = field.trim()
    // `:100644 100644 <before> <after> M`, then the path; a removed file has the id 0.
    const id = /^:\d+ \d+ \S+ (?<id>\S+) /.exec(text)?.groups?.['id']
    const { commit, time } = /^(?<commit>[\da-f]{40,64}) (?<time>\d+)$/.exec(text)?.groups ?? {}
    if (commit !== undefined) commits.push({ commit, time: Number(time), ids: [] })
    else if (id !== undefined && !/^0+$/.test(id)) commits.at(-1)!.ids.push(id)
  }
  const texts = git.blobs(commits.flatMap(({ ids }) => ids))
  return commits.map(({ ids, ...commit }) => ({
    ...commit,
    manifests: ids.flatMap((id) => manifestOf(texts.get(id)!)),
  }))
}

/** Name and version of a manifest; none of that of a fixture, or of one that was broken for a commit. */
function manifestOf(text: string): { name: string; version: string }[] {
  const { name, version } = parsedRecord(text) ?? {}
  return typeof name === 'string' && typeof version === 'string' ? [{ name, version }] : []
}
