import { readdirSync, readFileSync, rmdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { deflateRawSync } from 'node:zlib'
import { formatVersion, type SliceEntry } from '../format.ts'
import type {
  LinkedPage,
  Manifest,
  ManifestPackage,
  PackageChanges,
  PackageLists,
  PackageSummary,
  Readme,
} from '../model/model.ts'
import { type Claims, createClaims, removeFiles } from './claims.ts'
import { contentHash } from './content-hash.ts'
import { createSlicesWriter } from './slices-writer.ts'
import { textBytes } from '../model/text-bytes.ts'
import { writeFileAtomic } from './write-file.ts'

/** Grace period for files that no manifest names: another build may be about to name them. */
const graceMilliseconds = 600_000

/**
 * Settings of the compression of a page, about 5 kB of JSON. The memory of one call, 100 kB instead of 272 kB, counts
 * towards V8's decision to collect garbage: with the default, a graph of 100,000 pages takes a third more CPU time. The
 * graph grows by 4 to 8 %, most of it by the lower level.
 */
const smallState = { level: 3, windowBits: 14, memLevel: 6, chunkSize: 4096 }

/** Data of one package, written page by page: all pages at once may exceed the memory. */
export interface GraphPackage {
  slug: string
  /** Files of an earlier build, if up to date. The package is written again when one of them is damaged. */
  written?: WrittenPackage
  /** Sorted by id in code units; iterated once. */
  pages(): Iterable<LinkedPage>
  /** Returns everything but the pages; called after the last page. */
  finish(): { summary: PackageSummary; lists: PackageLists; readme?: Readme; changes?: PackageChanges }
}

/** Files of the search. */
export interface SearchContent {
  names: Uint8Array
  /** Absent for a graph whose texts are not searched. */
  words?: Uint8Array
  /** Absent for a graph whose signatures are not searched. */
  signatures?: SignatureTexts
}

/** Package on disk. */
export interface WrittenPackage {
  entry: ManifestPackage
  /** Size of its files in bytes. */
  bytes: number
  /** Id and content hash of every page. */
  pages: readonly (readonly [id: string, hash: string])[]
}

/** Files of the search by signatures: JSON texts. */
export interface SignatureTexts {
  root: string
  pieces: readonly string[]
}

/** Result of writing a graph. */
export interface WrittenGraph {
  manifest: Manifest
  /** Size of all files that the manifest names, and of the manifest, in bytes. */
  bytes: number
  /** Number of files written; the others existed already. */
  written: number
  /** In the order of the input. */
  packages: readonly WrittenPackage[]
}

/**
 * Writes a graph. Files are named by their content hash and written before the manifest. A reader always finds one
 * complete graph, however many builds run and whenever one is killed.
 *
 * @param search - Encodes the files of the search; called after the last package.
 * @param confirm - Called right before the manifest is written; throws to keep the graph on disk.
 */
export function writeGraph(
  directory: string,
  packages: Iterable<GraphPackage>,
  search: () => SearchContent,
  confirm = (): void => undefined,
): WrittenGraph {
  const claims = createClaims(directory)
  try {
    return write(directory, packages, search, claims, confirm)
  } finally {
    claims.release()
  }
}

function write(
  directory: string,
  packages: Iterable<GraphPackage>,
  search: () => SearchContent,
  claims: Claims,
  confirm: () => void,
): WrittenGraph {
  const before = namedFiles(directory)
  let bytes = 0
  let written = 0
  const put = (file: string, content: string | Uint8Array): boolean => {
    bytes += Buffer.byteLength(content)
    const isNew = !holds(path.join(directory, file), content)
    if (isNew) writeFileAtomic(path.join(directory, file), content)
    if (isNew) written += 1
    return isNew
  }
  /** Writes and claims a file that the manifest will name. */
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
  const putJson = (folder: string, kind: string, value: unknown): string => {
    const text = `${JSON.stringify(value)}\n`
    return putNamed(`${folder}/${kind}.${contentHash(text)}.json`, text)
  }
  /** Writes the pages of a package one by one, as they are linked. */
  const putSlices = ({ slug, pages }: GraphPackage): { slices: string; entries: SliceEntry[] } => {
    const entries: SliceEntry[] = []
    const slices = createSlicesWriter(path.join(directory, slug))
    try {
      for (const page of pages()) {
        const text = JSON.stringify(page)
        const slice = deflateRawSync(text, smallState)
        const {
          id,
          isUnexported,
          page: { kind, name },
        } = page
        const hash = contentHash(text)
        entries.push({
          id,
          ...(isUnexported ? {} : { kind, name }),
          offset: slices.add(slice),
          length: slice.length,
          text: textBytes(page),
          hash,
        })
      }
    } catch (error) {
      slices.remove()
      throw error
    }
    const { file, ...ended } = slices.end((name, content) => ({
      file: path.basename(putNamed(`${slug}/${name}`, content)),
      bytes: 0,
      isNew: false,
    }))
    claims.take(`${slug}/${file}`)
    bytes += ended.bytes
    written += ended.isNew ? 1 : 0
    return { slices: `${slug}/${file}`, entries }
  }
  const putPackage = (one: GraphPackage): WrittenPackage => {
    const { slug } = one
    const before = bytes
    const { slices, entries } = putSlices(one)
    const { summary, lists, readme, changes } = one.finish()
    const files = {
      index: putJson(slug, 'index', { ...summary, ...lists }),
      readme: readme === undefined ? null : putJson(slug, 'readme', readme),
      ...(changes === undefined ? {} : { changes: putJson(slug, 'changes', changes) }),
      slices,
      offsets: putJson(slug, 'offsets', entries),
    }
    return {
      entry: { ...summary, files, hash: contentHash(JSON.stringify([summary, files])) },
      bytes: bytes - before,
      pages: entries.map(({ id, hash }) => [id, hash]),
    }
  }
  /** Claims the files of an earlier build, unless one is missing or damaged. */
  const reuse = (written: WrittenPackage | undefined): WrittenPackage | undefined => {
    try {
      for (const file of written === undefined ? [] : filesOf(written.entry)) {
        if (!isWhole(directory, file)) return undefined
        claims.take(file)
      }
    } catch (error) {
      // Another build removed it.
      if ((error as { code?: string }).code !== 'ENOENT') throw error
      return undefined
    }
    bytes += written?.bytes ?? 0
    return written
  }

  const all = Array.from(packages, (one) => reuse(one.written) ?? putPackage(one))
  const { names, words, signatures } = search()
  const putText = (kind: string, text: string): string => putNamed(`search/${kind}.${contentHash(text)}.json`, text)
  const manifest: Manifest = {
    formatVersion,
    packages: all.map(({ entry }) => entry).sort((a, b) => (a.slug < b.slug ? -1 : 1)),
    names: putNamed(`search/names.${contentHash(names)}.bin`, names),
    ...(words === undefined ? {} : { words: putNamed(`search/words.${contentHash(words)}.bin`, words) }),
    ...(signatures === undefined
      ? {}
      : {
          signatures: [
            putText('signatures', signatures.root),
            ...signatures.pieces.map((text) => putText('piece', text)),
          ],
        }),
  }
  confirm()
  put('manifest.json', `${JSON.stringify(manifest)}\n`)
  claims.restore()
  removeUnnamed(directory, before)
  return { manifest, bytes, written, packages: all }
}

function filesOf({ files }: ManifestPackage): string[] {
  return Object.values(files).filter((file) => file !== null)
}

/** Whether a file exists and its content matches the hash in its name. */
function isWhole(directory: string, file: string): boolean {
  try {
    return file.includes(`.${contentHash(readFileSync(path.join(directory, file)))}.`)
  } catch {
    return false
  }
}

function holds(file: string, content: string | Uint8Array): boolean {
  try {
    return readFileSync(file).equals(Buffer.from(content))
  } catch {
    return false
  }
}

/** Files that the manifest on disk names; empty without a readable manifest. */
function namedFiles(directory: string): Set<string> {
  try {
    const manifest = JSON.parse(readFileSync(path.join(directory, 'manifest.json'), 'utf8')) as Manifest
    const { names = [], words = [], signatures = [] } = manifest
    return new Set([...manifest.packages.flatMap(filesOf), names, words, signatures].flat())
  } catch {
    return new Set()
  }
}

/**
 * Removes files that only the previous manifest names, and leftovers of killed builds. Other unnamed files may be of a
 * build whose manifest is not written yet: they are kept for a grace period.
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

/** Removes the empty folder of a removed package, unless another build writes to it. */
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
      /^(?:index|readme|changes|slices|offsets|names|words|signatures|piece)\.[\da-f]{12}\.(?:json|ndjson|bin)(?:\..*\.tmp)?$/u.test(
        name,
      ),
    )
    return own.map((name) => `${entry.name}/${name}`)
  })
}
