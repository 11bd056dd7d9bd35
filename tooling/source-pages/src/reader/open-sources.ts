import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import type { SourceEntry, SourceLines, SourceManifest, SourcePackage } from './model.ts'

/** `major.minor` of the files; a reader accepts its own major. */
export const formatVersion = '1.0'

/** Name of the list in the folder of source pages. */
export const manifestName = 'manifest.json'

/** A file with its package. */
export interface FoundSource {
  package: SourcePackage
  entry: SourceEntry
}

/** Open source pages. */
export interface Sources {
  /** Changes with the files; null where there are no source pages. */
  readonly manifest: SourceManifest | null
  package(slug: string): SourcePackage | undefined
  /** File by its path from the folder of its package. */
  file(slug: string, path: string): FoundSource | undefined
  /** File by its path from the root of the repository. */
  ofRepository(path: string): FoundSource | undefined
  /**
   * Lines of a file; undefined for a page without lines.
   *
   * @throws Error when the data of the list is missing or damaged.
   */
  lines(entry: SourceEntry): SourceLines | undefined
  /** Reads the list again when it was replaced. Returns true when it was. */
  refresh(): boolean
}

interface State {
  text: string
  manifest: SourceManifest | null
  bySlug: ReadonlyMap<string, SourcePackage>
  byPath: ReadonlyMap<string, FoundSource>
}

/**
 * Opens the source pages of a site. A folder without a list has none.
 *
 * @throws Error for a list that is damaged or of another major version.
 */
export function openSources(directory: string): Sources {
  const file = join(directory, manifestName)
  let state = stateOf(file, readText(file))
  return {
    get manifest() {
      return state.manifest
    },
    package: (slug) => state.bySlug.get(slug),
    file(slug, path) {
      const owner = state.bySlug.get(slug)
      return owner && state.byPath.get(posix.join(owner.folder, path))
    },
    ofRepository: (path) => state.byPath.get(path),
    lines: ({ data }) =>
      data === undefined ? undefined : (JSON.parse(readFileSync(join(directory, data), 'utf8')) as SourceLines),
    refresh() {
      const text = readText(file)
      if (text === state.text) return false
      state = stateOf(file, text)
      return true
    },
  }
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return ''
    throw error
  }
}

function stateOf(file: string, text: string): State {
  const manifest = text === '' ? null : parse(file, text)
  const packages = manifest?.packages ?? []
  return {
    text,
    manifest,
    bySlug: new Map(packages.map((one) => [one.slug, one])),
    byPath: new Map(
      packages.flatMap((one) =>
        one.files.map((entry) => [posix.join(one.folder, entry.path), { package: one, entry }] as const),
      ),
    ),
  }
}

function parse(file: string, text: string): SourceManifest {
  let found = 'another format'
  try {
    const value = JSON.parse(text) as SourceManifest
    if (value.formatVersion.split('.')[0] === formatVersion.split('.')[0]) return value
    found = `format version ${value.formatVersion}`
  } catch {
    // Damaged.
  }
  throw new Error(
    `${file} has ${found}, expected format version ${formatVersion}. Remove it and build the site again: signpost build writes it.`,
  )
}
