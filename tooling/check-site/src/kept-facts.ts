import {
  closeSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { crc32 } from 'node:zlib'
import { digest, programFingerprint } from '@signpost/files'
import { readPage, type PageFacts } from './read-page.ts'

/** Facts of the pages of a site, kept between checks. */
export interface KeptFacts {
  /**
   * Facts of a page. A page whose file has the size and modification time of the last check is not read again.
   *
   * @param file - Relative to the site.
   * @throws Error of the file system when the file cannot be read.
   */
  factsOf: (file: string) => PageFacts
  /** Keeps the facts of all pages that were requested, if any of them changed. */
  save: () => void
}

/** Facts of a page. Addresses and ids are indices of strings: most of them are on many pages. */
interface IndexedFacts extends Omit<PageFacts, 'ids' | 'links' | 'written'> {
  /** Pairs of a string and a number of elements, one after the other. */
  ids: number[]
  links: number[]
  written: number[]
}

/** A line of the file. */
interface KeptPage {
  file: string
  /** Size and modification time of the file. */
  stamp: string
  /** Strings that are not in an earlier line; they have the next indices. */
  strings: string[]
  facts: IndexedFacts
}

/** A place in the file of the last check, before a line. */
interface Place {
  /** In bytes. */
  offset: number
  /** Strings in the lines before it. */
  strings: number
}

/**
 * Opens the facts of a site's pages. The file has a line for each page: they are read and written one at a time, so that only the
 * distinct addresses and ids stay in memory.
 *
 * @param folder - The site.
 * @param files - Its pages, in the order in which they are requested.
 * @param cache - File of the facts; one that is absent or of another version of this program is ignored, and so are lines from
 *   the first that is damaged. Without it all pages are read.
 * @param published - Folder to which the site will be moved, by which its facts are found again.
 */
export function openFacts(
  folder: string,
  files: readonly string[],
  cache?: string,
  published: string = folder,
): KeptFacts {
  const head = headOf(published)
  const position = new Map(files.map((file, index) => [file, index]))
  const before = cache === undefined ? undefined : readKept(cache, head)
  let strings: string[] = []
  let indices: Map<string, number> | undefined
  let draft: Draft | undefined

  const indexOf = (text: string): number => {
    indices ??= new Map(strings.map((string, index) => [string, index]))
    const found = indices.get(text)
    if (found !== undefined) return found
    // The parser appends the characters of a value one by one, which V8 may store as a tree with a node for each character.
    const copy = Buffer.from(text).toString()
    indices.set(copy, strings.length)
    return strings.push(copy) - 1
  }
  /** Begins a new file that differs from the last one at a place. */
  const differ = (place: Place): void => {
    if (cache === undefined || draft !== undefined) return
    strings = before?.strings.slice(0, place.strings) ?? []
    draft = openDraft(cache, (descriptor) => {
      if (place.offset === 0) writeAll(descriptor, Buffer.from(head))
      else before!.copy(descriptor, place.offset)
    })
  }
  const add = (file: string, stamp: string, { ids, links, written, ...facts }: PageFacts): PageFacts => {
    const first = strings.length
    const indexed: IndexedFacts = {
      ...facts,
      ids: [...ids].flatMap(([id, count]) => [indexOf(id), count]),
      links: [...links].map(indexOf),
      written: [...written].map(indexOf),
    }
    draft?.write({ file, stamp, strings: strings.slice(first), facts: indexed })
    return pageFacts(indexed, strings)
  }
  /** The line of a page, if it is the next one. Lines of pages that are gone are left out. */
  const lineOf = (file: string): KeptPage | undefined => {
    for (let next = before?.peek(); next !== undefined; next = before?.peek()) {
      if (next.file === file) return next
      if ((position.get(next.file) ?? -1) > position.get(file)!) return undefined
      differ(before!.place())
      before!.skip()
    }
    return undefined
  }
  return {
    factsOf(file) {
      const path = join(folder, file)
      if (cache === undefined) return add(file, '', readPage(readFileSync(path, 'utf8')))
      const stamp = stampOf(path)
      const last = lineOf(file)
      if (last?.stamp !== stamp) {
        differ(before?.place() ?? { offset: 0, strings: 0 })
        if (last !== undefined) before!.skip()
        return add(file, stamp, readPage(readFileSync(path, 'utf8')))
      }
      before!.skip()
      const facts = pageFacts(last.facts, before!.strings)
      if (draft !== undefined) add(file, stamp, facts)
      return facts
    },
    save() {
      if (before?.peek() !== undefined) differ(before.place())
      before?.close()
      draft?.finish()
    },
  }
}

function pageFacts({ ids: pairs, links, written, ...facts }: IndexedFacts, strings: readonly string[]): PageFacts {
  const ids = new Map<string, number>()
  for (let at = 0; at < pairs.length; at += 2) ids.set(strings[pairs[at]!]!, pairs[at + 1]!)
  const set = (all: readonly number[]): Set<string> => new Set(all.map((index) => strings[index]!))
  return { ...facts, ids, links: set(links), written: set(written) }
}

function stampOf(path: string): string {
  const { size, mtimeMs } = statSync(path)
  return `${size} ${mtimeMs}`
}

/** `src` or `dist`. */
const code = fileURLToPath(new URL('.', import.meta.url))

/** First line of the file: it is valid for the same program and site. */
function headOf(folder: string): string {
  return `${digest(JSON.stringify([programFingerprint(dirname(code), basename(code)), resolve(folder)]))}\n`
}

/** Bytes that are read or written at once. */
const chunkSize = 2 ** 16

/** Lines of the last check, from the first to the first damaged one. */
interface KeptLines {
  /** Strings of all lines so far, with the next one. */
  strings: string[]
  /** The next line. */
  peek: () => KeptPage | undefined
  /** Place of the next line, or the end. */
  place: () => Place
  /** Goes on to the line after the next one. */
  skip: () => void
  /** Copies the bytes before an offset to another file. */
  copy: (to: number, end: number) => void
  close: () => void
}

/** Opens the file of the last check; undefined when it is absent, or another program or site has written it. */
function readKept(file: string, head: string): KeptLines | undefined {
  let descriptor: number
  try {
    descriptor = openSync(file, 'r')
  } catch {
    return undefined
  }
  const chunk = Buffer.alloc(chunkSize)
  let rest = Buffer.alloc(0)
  const readLine = (): Buffer | undefined => {
    const parts = [rest]
    let end = rest.indexOf(10)
    while (end === -1) {
      const length = readSync(descriptor, chunk)
      if (length === 0) return undefined
      const part = Buffer.from(chunk.subarray(0, length))
      end = part.indexOf(10)
      parts.push(part)
    }
    const last = parts.pop()!
    rest = last.subarray(end + 1)
    return Buffer.concat([...parts, last.subarray(0, end + 1)])
  }
  if (readLine()?.toString() !== head) {
    closeSync(descriptor)
    return undefined
  }
  const strings: string[] = []
  let place: Place = { offset: Buffer.byteLength(head), strings: 0 }
  let next: { page: KeptPage; end: number } | undefined
  let isAtEnd = false
  return {
    strings,
    peek() {
      if (next !== undefined || isAtEnd) return next?.page
      const line = readLine()
      const page = line && pageIn(line)
      if (line === undefined || page === undefined) {
        isAtEnd = true
        return undefined
      }
      place = { offset: place.offset, strings: strings.length }
      strings.push(...page.strings)
      next = { page, end: place.offset + line.length }
      return page
    },
    place: () => place,
    skip() {
      if (next !== undefined) place = { offset: next.end, strings: strings.length }
      next = undefined
    },
    copy(to, end) {
      for (let at = 0; at < end; ) {
        const length = readSync(descriptor, chunk, 0, Math.min(chunkSize, end - at), at)
        if (length === 0) throw new Error(`${file} is shorter than before`)
        writeAll(to, chunk.subarray(0, length))
        at += length
      }
    },
    close: () => closeSync(descriptor),
  }
}

/** Page in a line, which begins with the checksum of the rest; undefined for a damaged one. */
function pageIn(line: Buffer): KeptPage | undefined {
  const body = line.subarray(9)
  return line.toString('latin1', 0, 9) === checksumOf(body) ? (JSON.parse(body.toString()) as KeptPage) : undefined
}

/** Checksum of a line: eight digits and a space. */
function checksumOf(body: string | Buffer): string {
  return `${crc32(body).toString(16).padStart(8, '0')} `
}

/** A new file that replaces the last one. */
interface Draft {
  write: (page: KeptPage) => void
  finish: () => void
}

/**
 * Begins a new file. One that cannot be written is missing in the next check, which reads its pages again.
 *
 * @param begin - Writes its beginning.
 */
function openDraft(file: string, begin: (descriptor: number) => void): Draft {
  const draft = `${file}.${process.pid}`
  let descriptor: number | undefined
  let waiting: string[] = []
  let size = 0
  const attempt = (action: () => void): void => {
    try {
      action()
    } catch {
      if (descriptor !== undefined) closeSync(descriptor)
      descriptor = undefined
      rmSync(draft, { force: true })
    }
  }
  const flush = (): void => {
    if (descriptor === undefined) return
    writeAll(descriptor, Buffer.from(waiting.join('')))
    waiting = []
    size = 0
  }
  attempt(() => {
    mkdirSync(dirname(file), { recursive: true })
    // Left by checks that were killed.
    for (const name of readdirSync(dirname(file)))
      if (name.startsWith(`${basename(file)}.`)) rmSync(join(dirname(file), name))
    descriptor = openSync(draft, 'w')
    begin(descriptor)
  })
  return {
    write(page) {
      if (descriptor === undefined) return
      const body = `${JSON.stringify(page)}\n`
      waiting.push(checksumOf(body), body)
      size += body.length
      if (size > chunkSize) attempt(flush)
    },
    finish() {
      attempt(() => {
        flush()
        if (descriptor === undefined) return
        closeSync(descriptor)
        descriptor = undefined
        renameSync(draft, file)
      })
    },
  }
}

/** Writes bytes: one call may write fewer. */
function writeAll(descriptor: number, bytes: Buffer): void {
  for (let at = 0; at < bytes.length; ) at += writeSync(descriptor, bytes, at)
}
