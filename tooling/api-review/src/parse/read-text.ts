import { readFileSync, statSync } from 'node:fs'

/** Limit of a file in bytes, the same as for documentation. */
const largest = 16 * 2 ** 20

/**
 * Reads a text.
 *
 * @param label - The file, for messages.
 * @throws Error when it is larger than 16 MiB.
 */
export function readText(file: string, label: string = file): string {
  const { size } = statSync(file)
  if (size > largest) {
    throw new Error(`${label} has ${size} bytes, expected at most ${largest}. Split the file, or leave it out.`)
  }
  return readFileSync(file, 'utf8')
}
