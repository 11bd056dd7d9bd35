import { createHash } from 'node:crypto'
import { closeSync, fsyncSync, readFileSync, renameSync, rmSync, statSync, writeSync } from 'node:fs'
import path from 'node:path'
import { contentHash } from '../link/content-hash.ts'
import { openNew } from './write-file.ts'

/** How many characters of lines are kept in memory before they go to the disk. */
const mostKept = 2 ** 23

let counter = 0

/**
 * A file of lines that may be larger than memory allows, named by its content: `<name>.<hash>.ndjson`.
 *
 * @param directory - Where it will lie.
 * @param name - The beginning of its name.
 * @param limit - How many characters are kept in memory.
 */
export function createLinesFile(directory: string, name: string, limit: number = mostKept): LinesFile {
  const hash = createHash('sha256')
  const own = path.join(directory, `${name}.000000000000.ndjson.${process.pid}-${(counter += 1)}.tmp`)
  let kept: string[] = []
  let characters = 0
  let bytes = 0
  let descriptor: number | undefined

  const flush = (): void => {
    descriptor ??= openNew(own)
    const content = Buffer.from(kept.join(''))
    hash.update(content)
    for (let at = 0; at < content.length; ) at += writeSync(descriptor, content, at)
    kept = []
    characters = 0
  }
  return {
    add(line) {
      kept.push(line, '\n')
      characters += line.length + 1
      const length = Buffer.byteLength(line)
      bytes += length + 1
      if (characters >= limit) flush()
      return length
    },
    end(put) {
      if (descriptor === undefined) {
        const content = kept.join('')
        return put(`${name}.${contentHash(content)}.ndjson`, content)
      }
      flush()
      fsyncSync(descriptor)
      closeSync(descriptor)
      descriptor = undefined
      const file = `${name}.${hash.digest('hex').slice(0, 12)}.ndjson`
      const target = path.join(directory, file)
      const isNew = sizeOf(target) !== bytes || !readFileSync(target).equals(readFileSync(own))
      if (isNew) renameSync(own, target)
      else rmSync(own)
      return { file, bytes, isNew }
    },
    remove() {
      if (descriptor === undefined) return
      closeSync(descriptor)
      rmSync(own, { force: true })
    },
  }
}

/** A file of lines that has its name. What `put` has counted is not counted again. */
export interface EndedFile {
  file: string
  bytes: number
  isNew?: boolean
}

/** See {@link createLinesFile}. */
export interface LinesFile {
  /** Adds a line and returns its length in bytes, without the line end. */
  add(line: string): number
  /**
   * Gives the file its name.
   *
   * @param put - Writes a file that is still in memory, and returns what this does.
   */
  end(put: (file: string, content: string) => EndedFile): EndedFile
  /** Removes what is there so far: something went wrong. */
  remove(): void
}

function sizeOf(file: string): number | undefined {
  return statSync(file, { throwIfNoEntry: false })?.size
}
