import { statSync } from 'node:fs'
import { join } from 'node:path'
import { SourceError, type SourceRoot } from '@signpost/files'
import { limits } from './limits.ts'
import type { SourceEntry } from './reader/index.ts'

/** A file that is read for its page. */
export interface ReadFile {
  about: Omit<SourceEntry, 'data'>
  /** Absent for a page without lines. */
  text?: string
}

/** Line ends of editors and compilers. */
const lineEnd = /\r\n|\n|\r/g

/** Lines of a text, without an empty one after the last line end, and the offset of each. */
export function linesOf(text: string): { line: string; start: number }[] {
  const lines: { line: string; start: number }[] = []
  let start = 0
  for (const { index, 0: end } of text.matchAll(lineEnd)) {
    lines.push({ line: text.slice(start, index), start })
    start = index + end.length
  }
  if (start < text.length || start === 0) lines.push({ line: text.slice(start), start })
  return lines
}

/**
 * Reads a file as text: UTF-8, UTF-16 with a byte order mark, else Windows-1252.
 *
 * @param path - From the folder of the package, with `/`.
 * @returns Undefined for a file that cannot be read.
 */
export function readFile(source: SourceRoot, folder: string, path: string): ReadFile | undefined {
  const file = join(folder, ...path.split('/'))
  let bytes: Buffer
  try {
    bytes = source.read(file, limits.bytes)
  } catch (error) {
    const isLarge = error instanceof SourceError && error.code === 'too-large'
    return isLarge ? { about: { path, bytes: statSync(file).size, without: 'large' } } : undefined
  }
  const about = { path, bytes: bytes.length }
  const { text, isUtf } = decode(bytes)
  if (text.includes('\0')) return { about: { ...about, without: 'binary' } }
  const lines = linesOf(text).length
  if (lines > limits.lines) return { about: { ...about, without: 'large' } }
  return { about: { ...about, lines, ...(!isUtf && { encoding: 'windows-1252' as const }) }, text }
}

function decode(bytes: Buffer): { text: string; isUtf: boolean } {
  const encoding =
    bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : 'utf-8'
  try {
    return { text: new TextDecoder(encoding, { fatal: true }).decode(bytes), isUtf: true }
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), isUtf: false }
  }
}
