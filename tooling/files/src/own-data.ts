import { readFileSync } from 'node:fs'
import { OutputError } from './output-error.ts'

/**
 * Checks before replacing a JSON file that Signpost wrote it: many tools have a `manifest.json`.
 *
 * Absent and damaged files pass, so that a broken output can be rebuilt.
 *
 * @param isOwn - Whether Signpost writes such a value to this file.
 * @throws {@link OutputError} for a file of another tool.
 */
export function checkOwnData(file: string, isOwn: (value: unknown) => boolean): void {
  let value: unknown
  try {
    value = JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return
  }
  if (!isOwn(value))
    throw new OutputError(
      file,
      'a file of another tool',
      'none, or an earlier one of Signpost',
      'Name another folder with --out, or move the file away.',
    )
}
