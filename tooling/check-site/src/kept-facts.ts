import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
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
  /** Writes the facts of all pages that were requested, if any of them changed. */
  save: () => void
}

/** Facts of a page. Addresses and ids are indices of strings: most of them are on many pages. */
interface IndexedFacts extends Omit<PageFacts, 'ids' | 'links'> {
  /** Size and modification time of the file. */
  stamp: string
  /** Pairs of a string and a number of elements, one after the other. */
  ids: number[]
  links: number[]
}

interface FactsFile {
  strings: string[]
  pages: Record<string, IndexedFacts>
}

/**
 * Opens the facts of a site's pages.
 *
 * @param folder - The site.
 * @param cache - File of the facts; one that is absent, damaged or of another version of this program is ignored. Without it
 *   all pages are read, and only their distinct addresses and ids stay in memory.
 */
export function openFacts(folder: string, cache?: string): KeptFacts {
  const before = cache === undefined ? undefined : readFacts(cache, folder)
  const strings = before?.strings ?? []
  const known = new Map(Object.entries(before?.pages ?? {}))
  const current = new Map<string, IndexedFacts>()
  let isChanged = false
  let indices: Map<string, number> | undefined

  const indexOf = (text: string): number => {
    indices ??= new Map(strings.map((string, index) => [string, index]))
    const found = indices.get(text)
    if (found !== undefined) return found
    // The parser appends the characters of a value one by one, which V8 may store as a tree with a node for each character.
    const copy = Buffer.from(text).toString()
    indices.set(copy, strings.length)
    return strings.push(copy) - 1
  }
  const indexed = ({ ids, links, ...facts }: PageFacts, stamp: string): IndexedFacts => ({
    ...facts,
    stamp,
    ids: [...ids].flatMap(([id, count]) => [indexOf(id), count]),
    links: [...links].map(indexOf),
  })
  return {
    factsOf(file) {
      const path = join(folder, file)
      const stamp = cache === undefined ? '' : stampOf(path)
      const last = known.get(file)
      const isKnown = last?.stamp === stamp
      const facts = isKnown ? last : indexed(readPage(readFileSync(path, 'utf8')), stamp)
      isChanged ||= !isKnown
      if (cache !== undefined) current.set(file, facts)
      return pageFacts(facts, strings)
    },
    save() {
      if (cache !== undefined && (isChanged || current.size !== known.size)) writeFacts(cache, folder, strings, current)
    },
  }
}

function pageFacts({ stamp: _, ids: pairs, links, ...facts }: IndexedFacts, strings: readonly string[]): PageFacts {
  const ids = new Map<string, number>()
  for (let at = 0; at < pairs.length; at += 2) ids.set(strings[pairs[at]!]!, pairs[at + 1]!)
  return { ...facts, ids, links: new Set(links.map((index) => strings[index]!)) }
}

function stampOf(path: string): string {
  const { size, mtimeMs } = statSync(path)
  return `${size} ${mtimeMs}`
}

/** `src` or `dist`. */
const code = fileURLToPath(new URL('.', import.meta.url))

/** First line of the file: it is valid for the same program, site and text. */
function headOf(folder: string, text: string): string {
  return digest(JSON.stringify([programFingerprint(dirname(code), basename(code)), resolve(folder), text]))
}

function readFacts(file: string, folder: string): FactsFile | undefined {
  try {
    const text = readFileSync(file, 'utf8')
    const end = text.indexOf('\n')
    const body = text.slice(end + 1)
    return text.slice(0, end) === headOf(folder, body) ? (JSON.parse(body) as FactsFile) : undefined
  } catch {
    return undefined
  }
}

/** Writes facts, without strings that no page has any longer. A file that cannot be written is missing in the next check. */
function writeFacts(
  file: string,
  folder: string,
  strings: readonly string[],
  pages: ReadonlyMap<string, IndexedFacts>,
): void {
  const used: string[] = []
  const indices: number[] = []
  const moved = (index: number): number => (indices[index] ??= used.push(strings[index]!) - 1)
  const moveAll = ({ ids, links, ...facts }: IndexedFacts): IndexedFacts => ({
    ...facts,
    ids: ids.map((value, at) => (at % 2 === 0 ? moved(value) : value)),
    links: links.map(moved),
  })
  const moves = Object.fromEntries([...pages].map(([page, facts]) => [page, moveAll(facts)]))
  const body = JSON.stringify({ strings: used, pages: moves } satisfies FactsFile)
  try {
    mkdirSync(dirname(file), { recursive: true })
    const draft = `${file}.${process.pid}`
    writeFileSync(draft, `${headOf(folder, body)}\n${body}`)
    renameSync(draft, file)
  } catch {
    // All pages are read again.
  }
}
