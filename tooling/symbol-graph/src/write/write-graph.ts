import { readdirSync, readFileSync, rmdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { contentHash } from '../link/content-hash.ts'
import type { LinkedPackage } from '../link/link-graph.ts'
import { type CompactManifest, type CompactOffsets, formatVersion } from '../reader/format.ts'
import type { LinkInputs } from '../link/linked-record.ts'
import type { Manifest } from '../reader/model.ts'
import { type Claims, createClaims, removeFiles } from './claims.ts'
import { encodeNames } from './encode-names.ts'
import { packDiagnostics } from '../reader/packed/diagnostics.ts'
import { collectTables } from './pack/collect-tables.ts'
import { offsetsOf } from './pack/pack-offsets.ts'
import { packSlice } from './pack/pack-slice.ts'
import { createLinesFile, type LinesFile } from './lines-file.ts'
import { writeFileAtomic } from './write-file.ts'
import { filesOf, isWhole, type WrittenPackage } from './written-package.ts'

/** How long a file that no manifest names is left alone: another build may be about to name it. */
const graceMilliseconds = 600_000

/** What was written. */
export interface WrittenGraph {
  manifest: Manifest
  /** Size of all files that the manifest names, and of the manifest, in bytes. */
  bytes: number
  /** How many files had to be written; the others were there already. */
  written: number
  /** In the order they were given, with what they were linked from; absent for those that were not linked again. */
  packages: readonly { written: WrittenPackage; inputs?: LinkInputs; isLinked: boolean }[]
}

/**
 * Writes a graph. Files are named by their content and written before the manifest that names them, so that a reader
 * always finds one whole graph, however many builds run and wherever one is killed. A package that was written before is
 * linked again only when its files are not there any more.
 *
 * @param confirm - Called right before the manifest is written; throws when this build must not write it any more.
 */
export function writeGraph(
  directory: string,
  packages: readonly LinkedPackage[],
  confirm = (): void => undefined,
): WrittenGraph {
  const claims = createClaims(directory)
  try {
    return write(directory, packages, claims, confirm)
  } finally {
    claims.release()
  }
}

function write(
  directory: string,
  packages: readonly LinkedPackage[],
  claims: Claims,
  confirm: () => void,
): WrittenGraph {
  const before = namedFiles(directory)
  let bytes = 0
  let written = 0
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
  /** Takes files over that are there and whole; another build may remove them until they are claimed. */
  const takesOver = ({ entry }: WrittenPackage): boolean => {
    try {
      return filesOf(entry).every((file) => {
        const isThere = isWhole(directory, file)
        if (isThere) claims.take(file)
        return isThere
      })
    } catch (error) {
      if ((error as { code?: string }).code !== 'ENOENT') throw error
      return false
    }
  }
  const link = (one: LinkedPackage): WrittenGraph['packages'][number] => {
    const { slug } = one
    const before = bytes
    const lines = createLinesFile(path.join(directory, slug), 'slices')
    const { offsets, slices } = writeSlices(one, lines)
    const ended = lines.end((file, content) => ({
      file: path.basename(putNamed(`${slug}/${file}`, content)),
      bytes: 0,
    }))
    claims.take(`${slug}/${ended.file}`)
    bytes += ended.bytes
    written += ended.isNew === true ? 1 : 0
    const lists = one.finish()
    const index = `${JSON.stringify(lists.index)}\n`
    const offsetsText = `${JSON.stringify(offsets)}\n`
    const readme = lists.readme === undefined ? null : `${JSON.stringify(lists.readme)}\n`
    const files = {
      index: putNamed(`${slug}/index.${contentHash(index)}.json`, index),
      readme: readme === null ? null : putNamed(`${slug}/readme.${contentHash(readme)}.json`, readme),
      slices: `${slug}/${ended.file}`,
      offsets: putNamed(`${slug}/offsets.${contentHash(offsetsText)}.json`, offsetsText),
    }
    const entry = { ...lists.summary, files, hash: contentHash(JSON.stringify([lists.summary, files])) }
    const { names, inputs } = lists
    return {
      written: { entry, bytes: bytes - before, slices, names },
      isLinked: true,
      ...(inputs === undefined ? {} : { inputs }),
    }
  }
  const all = packages.map((one) => {
    if (one.written === undefined || !takesOver(one.written)) return link(one)
    bytes += one.written.bytes
    return { written: one.written, isLinked: false }
  })
  const search = encodeNames(all.map((one) => one.written.names))
  const manifest: Manifest = {
    formatVersion,
    packages: all.map((one) => one.written.entry).sort((a, b) => (a.slug < b.slug ? -1 : 1)),
    names: putNamed(`search/names.${contentHash(search)}.bin`, search),
  }
  const onDisk: CompactManifest = {
    ...manifest,
    packages: manifest.packages.map((one) => ({ ...one, diagnostics: packDiagnostics(one.diagnostics) })),
  }
  confirm()
  put('manifest.json', `${JSON.stringify(onDisk)}\n`)
  claims.restore()
  removeUnnamed(directory, before)
  return { manifest, bytes, written, packages: all }
}

/** Writes the slices of a package as they are made. */
function writeSlices(
  one: LinkedPackage,
  lines: LinesFile,
): { offsets: CompactOffsets; slices: WrittenPackage['slices'] } {
  const slices: [id: string, hash: string][] = []
  const { add, offsets } = offsetsOf(one.slug)
  const tables = collectTables(one.slug)
  try {
    for (const slice of one.slices()) {
      add(slice, lines.add(JSON.stringify(packSlice(slice, one, tables))))
      slices.push([slice.i, slice.h])
    }
  } catch (error) {
    lines.remove()
    throw error
  }
  const unexported = tables.unexportedLines().map((line) => lines.add(line))
  return { offsets: { ...offsets(), ...tables.tables(), ...(unexported.length === 0 ? {} : { unexported }) }, slices }
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
  for (const entry of readdirSync(directory, { withFileTypes: true }))
    if (entry.isDirectory()) removeEmpty(path.join(directory, entry.name))
}

/** Removes the folder of a package that is gone; one that another build has begun to fill stays. */
function removeEmpty(folder: string): void {
  try {
    rmdirSync(folder)
  } catch (error) {
    if (!['ENOTEMPTY', 'EEXIST', 'ENOENT'].includes((error as { code?: string }).code ?? '')) throw error
  }
}

function listOwnFiles(directory: string): string[] {
  return readdirSync(directory, { withFileTypes: true }).flatMap((entry) => {
    if (!entry.isDirectory()) return /^manifest\.json\..*\.tmp$/u.test(entry.name) ? [entry.name] : []
    const names = readdirSync(path.join(directory, entry.name))
    const own = names.filter((name) =>
      /^(?:index|readme|slices|offsets|names)\.[\da-f]{12}\.(?:json|ndjson|bin)(?:\..*\.tmp)?$/u.test(name),
    )
    return own.map((name) => `${entry.name}/${name}`)
  })
}
