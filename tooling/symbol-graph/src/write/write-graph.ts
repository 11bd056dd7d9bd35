import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { contentHash } from '../link/content-hash.ts'
import type { LinkedPackage } from '../link/link-graph.ts'
import { type CompactManifest, type CompactOffsets, formatVersion } from '../reader/format.ts'
import type { Manifest, ManifestPackage } from '../reader/model.ts'
import { type Claims, createClaims, removeFiles } from './claims.ts'
import { encodeNames } from './encode-names.ts'
import type { NamePackage } from './name-symbol.ts'
import { packDiagnostics } from '../reader/packed/diagnostics.ts'
import { collectTables } from './pack/collect-tables.ts'
import { offsetsOf } from './pack/pack-offsets.ts'
import { packSlice } from './pack/pack-slice.ts'
import { createLinesFile, type LinesFile } from './lines-file.ts'
import { writeFileAtomic } from './write-file.ts'

/** How long a file that no manifest names is left alone: another build may be about to name it. */
const graceMilliseconds = 600_000

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
  const claims = createClaims(directory)
  try {
    return write(directory, packages, claims)
  } finally {
    claims.release()
  }
}

function write(directory: string, packages: readonly LinkedPackage[], claims: Claims): WrittenGraph {
  const before = namedFiles(directory)
  let bytes = 0
  let written = 0
  const slices: [string, string][] = []
  const names: NamePackage[] = []
  const put = (file: string, content: string | Uint8Array): string => {
    bytes += Buffer.byteLength(content)
    const isNew = !holds(path.join(directory, file), content)
    if (isNew) writeFileAtomic(path.join(directory, file), content)
    if (isNew) written += 1
    return file
  }
  /** The same for a file that the manifest will name. */
  const putNamed = (file: string, content: string | Uint8Array): string => {
    put(file, content)
    try {
      claims.take(file)
    } catch (error) {
      if ((error as { code?: string }).code !== 'ENOENT') throw error
      writeFileAtomic(path.join(directory, file), content)
      claims.take(file)
    }
    return file
  }
  const entries = packages.map((one): ManifestPackage => {
    const { slug } = one
    const lines = createLinesFile(path.join(directory, slug), 'slices')
    const offsets = writeSlices(one, lines, slices)
    const ended = lines.end((file, content) => ({ file: path.basename(putNamed(`${slug}/${file}`, content)), bytes: 0 }))
    claims.take(`${slug}/${ended.file}`)
    bytes += ended.bytes
    written += ended.isNew === true ? 1 : 0
    const lists = one.finish()
    names.push(lists.names)
    const index = `${JSON.stringify(lists.index)}\n`
    const offsetsText = `${JSON.stringify(offsets)}\n`
    const readme = lists.readme === undefined ? null : `${JSON.stringify(lists.readme)}\n`
    const files = {
      index: putNamed(`${slug}/index.${contentHash(index)}.json`, index),
      readme: readme === null ? null : putNamed(`${slug}/readme.${contentHash(readme)}.json`, readme),
      slices: `${slug}/${ended.file}`,
      offsets: putNamed(`${slug}/offsets.${contentHash(offsetsText)}.json`, offsetsText),
    }
    return { ...lists.summary, files, hash: contentHash(JSON.stringify([lists.summary, files])) }
  })
  const search = encodeNames(names)
  const manifest: Manifest = {
    formatVersion,
    packages: entries.sort((a, b) => (a.slug < b.slug ? -1 : 1)),
    names: putNamed(`search/names.${contentHash(search)}.bin`, search),
  }
  const onDisk: CompactManifest = {
    ...manifest,
    packages: manifest.packages.map((one) => ({ ...one, diagnostics: packDiagnostics(one.diagnostics) })),
  }
  put('manifest.json', `${JSON.stringify(onDisk)}\n`)
  claims.restore()
  removeUnnamed(directory, before)
  return { manifest, bytes, written, slices }
}

/** Writes the slices of a package as they are made. */
function writeSlices(one: LinkedPackage, lines: LinesFile, written: [id: string, hash: string][]): CompactOffsets {
  const { add, offsets } = offsetsOf(one.slug)
  const tables = collectTables(one.slug)
  try {
    for (const slice of one.slices()) {
      add(slice, lines.add(JSON.stringify(packSlice(slice, one, tables))))
      written.push([slice.i, slice.h])
    }
  } catch (error) {
    lines.remove()
    throw error
  }
  const unexported = tables.unexportedLines().map((line) => lines.add(line))
  return { ...offsets(), ...tables.tables(), ...(unexported.length === 0 ? {} : { unexported }) }
}

function holds(file: string, content: string | Uint8Array): boolean {
  try {
    return readFileSync(file).equals(Buffer.from(content))
  } catch {
    return false
  }
}

/** The files that the manifest on disk names; none when there is no manifest that can be read. */
function namedFiles(directory: string): Set<string> {
  try {
    const manifest = JSON.parse(readFileSync(path.join(directory, 'manifest.json'), 'utf8')) as CompactManifest
    const files = manifest.packages.flatMap((one) => Object.values(one.files).filter((file) => file !== null))
    return new Set(manifest.names === undefined ? files : [...files, manifest.names])
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
  const isOver = (file: string): boolean => {
    const found = statSync(path.join(directory, file), { throwIfNoEntry: false })
    return before.has(file) || (found !== undefined && found.mtimeMs < oldest)
  }
  const over = listOwnFiles(directory).filter((file) => !named.has(file) && isOver(file))
  removeFiles(directory, over, () => namedFiles(directory))
}

function listOwnFiles(directory: string): string[] {
  return readdirSync(directory, { withFileTypes: true }).flatMap((entry) => {
    if (!entry.isDirectory()) return /^manifest\.json\..*\.tmp$/u.test(entry.name) ? [entry.name] : []
    const names = readdirSync(path.join(directory, entry.name))
    const own = names.filter((name) =>
      /^(?:index|readme|slices|offsets|names)\.[\da-f]{12}\.(?:json|ndjson|bin)(?:\..*\.tmp)?$/u.test(name),
    )
    if (own.length === 0 && names.length === 0)
      rmSync(path.join(directory, entry.name), { recursive: true, force: true })
    return own.map((name) => `${entry.name}/${name}`)
  })
}
