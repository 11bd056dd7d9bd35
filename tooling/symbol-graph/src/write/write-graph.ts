import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { contentHash } from '../link/content-hash.ts'
import type { LinkedPackage } from '../link/link-graph.ts'
import { type CompactManifest, type CompactOffsets, formatVersion } from '../reader/format.ts'
import type { Manifest, ManifestPackage } from '../reader/model.ts'
import { packDiagnostics } from '../reader/packed/diagnostics.ts'
import { offsetsOf } from './pack/pack-offsets.ts'
import { packSlice } from './pack/pack-slice.ts'
import { createLinesFile, type LinesFile } from './lines-file.ts'
import { writeFileAtomic } from './write-file.ts'

/** How long a file that no manifest names is left alone: another build may be about to name it. */
const graceMilliseconds = 60_000

/** What was written. */
export interface WrittenGraph {
  manifest: Manifest
  /** Size of all files that the manifest names, and of the manifest, in bytes. */
  bytes: number
  /** How many files had to be written; the others were there already. */
  written: number
  /** Id and content hash of every page, by package and id. */
  slices: readonly (readonly [id: string, hash: string])[]
}

/**
 * Writes a graph. Files are named by their content and written before the manifest that names them, so that a reader
 * always finds one whole graph, however many builds run and wherever one is killed.
 */
export function writeGraph(directory: string, packages: readonly LinkedPackage[]): WrittenGraph {
  const before = namedFiles(directory)
  let bytes = 0
  let written = 0
  const slices: [string, string][] = []
  const put = (file: string, content: string): string => {
    bytes += Buffer.byteLength(content)
    if (!holds(path.join(directory, file), content)) {
      writeFileAtomic(path.join(directory, file), content)
      written += 1
    }
    return file
  }
  const entries = packages.map((one): ManifestPackage => {
    const { slug } = one
    const lines = createLinesFile(path.join(directory, slug), 'slices')
    const offsets = writeSlices(one, lines, slices)
    const ended = lines.end((file, content) => ({ file: path.basename(put(`${slug}/${file}`, content)), bytes: 0 }))
    bytes += ended.bytes
    written += ended.isNew === true ? 1 : 0
    const lists = one.finish()
    const index = `${JSON.stringify(lists.index)}\n`
    const offsetsText = `${JSON.stringify(offsets)}\n`
    const readme = lists.readme === undefined ? null : `${JSON.stringify(lists.readme)}\n`
    const files = {
      index: put(`${slug}/index.${contentHash(index)}.json`, index),
      readme: readme === null ? null : put(`${slug}/readme.${contentHash(readme)}.json`, readme),
      slices: `${slug}/${ended.file}`,
      offsets: put(`${slug}/offsets.${contentHash(offsetsText)}.json`, offsetsText),
    }
    return { ...lists.summary, files, hash: contentHash(JSON.stringify([lists.summary, files])) }
  })
  const manifest: Manifest = { formatVersion, packages: entries.sort((a, b) => (a.slug < b.slug ? -1 : 1)) }
  const onDisk: CompactManifest = {
    formatVersion,
    packages: manifest.packages.map((one) => ({ ...one, diagnostics: packDiagnostics(one.diagnostics) })),
  }
  put('manifest.json', `${JSON.stringify(onDisk)}\n`)
  removeUnnamed(directory, before)
  return { manifest, bytes, written, slices }
}

/** Writes the slices of a package as they are made. */
function writeSlices(one: LinkedPackage, lines: LinesFile, written: [id: string, hash: string][]): CompactOffsets {
  const { add, offsets } = offsetsOf(one.slug)
  try {
    for (const slice of one.slices()) {
      add(slice, lines.add(JSON.stringify(packSlice(slice, one))))
      written.push([slice.i, slice.h])
    }
  } catch (error) {
    lines.remove()
    throw error
  }
  return offsets()
}

function holds(file: string, content: string): boolean {
  try {
    return readFileSync(file, 'utf8') === content
  } catch {
    return false
  }
}

/** The files that the manifest on disk names; none when there is no manifest that can be read. */
function namedFiles(directory: string): Set<string> {
  try {
    const manifest = JSON.parse(readFileSync(path.join(directory, 'manifest.json'), 'utf8')) as CompactManifest
    return new Set(manifest.packages.flatMap(({ files }) => Object.values(files).filter((file) => file !== null)))
  } catch {
    return new Set()
  }
}

/**
 * Removes what the manifest before named and the one on disk does not, and what a killed build left. Other files that
 * nobody names may belong to a build that is about to name them: they stay until they are old.
 */
function removeUnnamed(directory: string, before: ReadonlySet<string>): void {
  const named = namedFiles(directory)
  const oldest = Date.now() - graceMilliseconds
  for (const file of listOwnFiles(directory)) {
    if (named.has(file)) continue
    const found = statSync(path.join(directory, file), { throwIfNoEntry: false })
    if (before.has(file) || (found !== undefined && found.mtimeMs < oldest))
      rmSync(path.join(directory, file), { force: true })
  }
}

function listOwnFiles(directory: string): string[] {
  return readdirSync(directory, { withFileTypes: true }).flatMap((entry) => {
    if (!entry.isDirectory()) return /^manifest\.json\..*\.tmp$/u.test(entry.name) ? [entry.name] : []
    const names = readdirSync(path.join(directory, entry.name))
    const own = names.filter((name) =>
      /^(?:index|readme|slices|offsets)\.[\da-f]{12}\.(?:json|ndjson)(?:\..*\.tmp)?$/u.test(name),
    )
    if (own.length === 0 && names.length === 0)
      rmSync(path.join(directory, entry.name), { recursive: true, force: true })
    return own.map((name) => `${entry.name}/${name}`)
  })
}
