import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import type { Diagnostic } from '@signpost/diagnostics'
import { digest, folderName, programFingerprint } from '@signpost/files'
import { workspaceOf } from '../steps/places.ts'

/** Where a release comes from. */
export interface ReleaseSource {
  /** Name under which it was published. */
  name: string
  version: string
  /** Fingerprint of its files. */
  content: string
}

/** An extracted release. */
export interface StoredRelease extends ReleaseSource {
  findings: readonly Diagnostic[]
}

/**
 * Releases that were extracted once, in a folder of the cache:
 *
 * ```
 * tarballs/<name>@<version>.tgz   as npm downloaded them
 * <name>@<version>-<key>/
 *   release.json                  written last
 *   package/                      package.json and README
 *   api/                          doc models, facts, reports
 *   graph-<key>/
 * npm/                            npm's cache of installed types
 * list.json                       those that the site shows
 * ```
 */
export interface ReleaseStore {
  folder: string
  /** Folder of npm's cache. */
  npmCache: string
  /** Path of a downloaded tarball; undefined when it was not downloaded yet. */
  tarball(name: string, version: string): string | undefined
  /** Keeps a tarball. */
  keepTarball(name: string, version: string, file: string): string
  /** Versions of a package whose tarballs are here. */
  downloaded(name: string): string[]
  folderOf(source: ReleaseSource): string
  /** An extraction by this version of the tools; undefined without one. */
  read(source: ReleaseSource): StoredRelease | undefined
  write(release: StoredRelease): void
  /** Removes other extractions of the same releases: of other versions of the tools. */
  retain(used: readonly ReleaseSource[]): void
}

/** Opens the releases of a cache. */
export function openReleases(folder: string): ReleaseStore {
  const tarballs = join(folder, 'tarballs')
  const fileOf = (name: string, version: string): string => `${name.replace('/', '+')}@${version}.tgz`
  const stemOf = ({ name, version }: ReleaseSource): string => folderName(`${name}@${version}`)
  const folderOf = (source: ReleaseSource): string => {
    const key = digest(JSON.stringify([source.content, programFingerprint(workspaceOf('api-extract'))]))
    return join(folder, `${stemOf(source)}-${key.replaceAll(/[^\w]/g, '').slice(0, 12)}`)
  }
  return {
    folder,
    npmCache: join(folder, 'npm'),
    folderOf,
    tarball(name, version) {
      const file = join(tarballs, fileOf(name, version))
      return existsSync(file) ? file : undefined
    },
    keepTarball(name, version, file) {
      mkdirSync(tarballs, { recursive: true })
      const kept = join(tarballs, fileOf(name, version))
      renameSync(file, kept)
      return kept
    },
    downloaded(name) {
      const start = fileOf(name, '').slice(0, -'.tgz'.length)
      if (!existsSync(tarballs)) return []
      return readdirSync(tarballs).flatMap((file) =>
        file.startsWith(start) && file.endsWith('.tgz') ? [file.slice(start.length, -'.tgz'.length)] : [],
      )
    },
    read(source) {
      try {
        return JSON.parse(readFileSync(join(folderOf(source), 'release.json'), 'utf8')) as StoredRelease
      } catch {
        return undefined
      }
    },
    write(release) {
      writeFileSync(join(folderOf(release), 'release.json'), `${JSON.stringify(release)}\n`)
    },
    retain(used) {
      const kept = new Set(used.map(folderOf))
      const stems = used.map(stemOf)
      for (const entry of existsSync(folder) ? readdirSync(folder) : []) {
        const path = join(folder, entry)
        if (!kept.has(path) && stems.some((stem) => entry.startsWith(`${stem}-`)))
          rmSync(path, { recursive: true, force: true })
      }
    },
  }
}

/** Fingerprint of a tarball. */
export function tarballContent(file: string): string {
  return createHash('sha512').update(readFileSync(file)).digest('base64url')
}

/** Creates an empty folder beside the releases, which is removed after `use`. */
export async function inTemporaryFolder<Result>(
  { folder }: ReleaseStore,
  use: (temporary: string) => Promise<Result>,
): Promise<Result> {
  mkdirSync(folder, { recursive: true })
  const temporary = mkdtempSync(join(folder, 'new-'))
  try {
    return await use(temporary)
  } finally {
    rmSync(temporary, { recursive: true, force: true })
  }
}
