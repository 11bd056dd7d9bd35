import { createHash } from 'node:crypto'
import { closeSync, fsyncSync, readFileSync, renameSync, rmSync, statSync, writeSync } from 'node:fs'
import path from 'node:path'
import { contentHash } from './content-hash.ts'
import { openNew } from './write-file.ts'

/** Size of the buffer in bytes. */
const mostKept = 2 ** 23

let counter = 0

/**
 * Starts a slices file, which may be larger than the memory. Its name contains its content hash: `slices.<hash>.bin`.
 *
 * @param directory - Folder of the package in the graph.
 * @param limit - Size of the buffer in bytes.
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

/** Finished slices file. */
export interface EndedFile {
  file: string
  bytes: number
  /** False when a file with this content existed already. */
  isNew: boolean
}

/** See {@link createSlicesWriter}. */
export interface SlicesWriter {
  /** Adds a slice and returns its offset in bytes. */
  add(slice: Uint8Array): number
  /**
   * Names the file by its content hash.
   *
   * @param put - Writes a file whose content fitted into the buffer.
   */
  end(put: (file: string, content: Uint8Array) => EndedFile): EndedFile
  /** Removes the temporary file after an error. */
  remove(): void
}

function sizeOf(file: string): number | undefined {
  return statSync(file, { throwIfNoEntry: false })?.size
}
