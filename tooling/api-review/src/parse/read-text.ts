import { readFileSync, statSync } from 'node:fs'
import { decodeText } from './decode-text.ts'

/** Limit of a file in bytes, the same as for documentation. */
const largest = 16 * 2 ** 20

/**
 * Reads a text.
 *
 * @param label - The file, for messages.
 * @throws Error when it is a folder, pipe or device, larger than 16 MiB, or no text.
 */
export function readText(file: string, label: string = file): string {
  const stats = statSync(file)
  // Opening a pipe would wait for its writer.
  if (!stats.isFile()) throw new Error(`${label} is not a file, expected a regular one. Replace it, or leave it out.`)
  const { size } = stats
  if (size > largest) {
    throw new Error(`${label} has ${size} bytes, expected at most ${largest}. Split the file, or leave it out.`)
  }
  return decodeText(label, readFileSync(file))
}
