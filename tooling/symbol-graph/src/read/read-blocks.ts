import { readSync } from 'node:fs'

/** How many bytes are read at once. */
const blockBytes = 2 ** 20

/**
 * The bytes of an open file from where it is; each block takes the place of the one before.
 *
 * @param tellLength - Gets the length of each block in bytes.
 * @throws The error of the file system when it cannot be read.
 */
export function* blocksOf(descriptor: number, tellLength?: (bytes: number) => void): Generator<Uint8Array, void> {
  const block = Buffer.alloc(blockBytes)
  for (let length = readSync(descriptor, block); length > 0; length = readSync(descriptor, block)) {
    tellLength?.(length)
    yield block.subarray(0, length)
  }
}
