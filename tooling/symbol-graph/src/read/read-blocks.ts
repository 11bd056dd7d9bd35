import { readSync } from 'node:fs'

/** Size of a block in bytes. */
const blockBytes = 2 ** 20

/**
 * Yields the rest of an open file in blocks. Each block reuses the buffer of the previous one.
 *
 * @param tellLength - Called with the length of each block in bytes.
 * @throws The error of the file system when it cannot be read.
 */
export function* blocksOf(descriptor: number, tellLength?: (bytes: number) => void): Generator<Uint8Array, void> {
  const block = Buffer.alloc(blockBytes)
  for (let length = readSync(descriptor, block); length > 0; length = readSync(descriptor, block)) {
    tellLength?.(length)
    yield block.subarray(0, length)
  }
}
