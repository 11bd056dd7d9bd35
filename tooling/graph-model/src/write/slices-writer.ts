import { createHash } from 'node:crypto'
import { closeSync, fsyncSync, readFileSync, renameSync, rmSync, statSync, writeSync } from 'node:fs'
import path from 'node:path'
import { contentHash } from './content-hash.ts'
import { openNew } from './write-file.ts'

/** Bytes that are kept in memory before they are written to the disk. */
const mostKept = 2 ** 23

let counter = 0

/**
 * Starts a slices file, which may be larger than the memory; its name has the hash of its content: `slices.<hash>.bin`.
 *
 * @param directory - Folder of the package in the graph.
 * @param limit - Bytes to keep in memory.
 */
export function createSlicesWriter(directory: string, limit: number = mostKept): SlicesWriter {
  const hash = createHash('sha256')
  const own = path.join(directory, `slices.000000000000.bin.${process.pid}-${(counter += 1)}.tmp`)
  let kept: Uint8Array[] = []
  let keptBytes = 0
  let bytes = 0
  let descriptor: number | undefined

  const flush = (): void => {
    descriptor ??= openNew(own)
    const content = Buffer.concat(kept)
    hash.update(content)
    for (let at = 0; at < content.length; ) at += writeSync(descriptor, content, at)
    kept = []
    keptBytes = 0
  }
  return {
    add(slice) {
      const offset = bytes
      kept.push(slice)
      keptBytes += slice.length
      bytes += slice.length
      if (keptBytes >= limit) flush()
      return offset
    },
    end(put) {
      if (descriptor === undefined) {
        const content = Buffer.concat(kept)
        return put(`slices.${contentHash(content)}.bin`, content)
      }
      flush()
      fsyncSync(descriptor)
      closeSync(descriptor)
      descriptor = undefined
      const file = `slices.${hash.digest('hex').slice(0, 12)}.bin`
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

/** A finished slices file. */
export interface EndedFile {
  file: string
  bytes: number
  /** False when a file with this content was there already. */
  isNew: boolean
}

/** See {@link createSlicesWriter}. */
export interface SlicesWriter {
  /** Adds a slice and returns its offset in bytes. */
  add(slice: Uint8Array): number
  /**
   * Names the file by its content.
   *
   * @param put - Writes a file whose content fitted into the memory.
   */
  end(put: (file: string, content: Uint8Array) => EndedFile): EndedFile
  /** Removes the temporary file after an error. */
  remove(): void
}

function sizeOf(file: string): number | undefined {
  return statSync(file, { throwIfNoEntry: false })?.size
}
