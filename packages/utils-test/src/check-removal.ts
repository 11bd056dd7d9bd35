import { failure } from '@signpost/utils-primitives'
import { node } from './node-modules.ts'

/**
 * Refuses to remove the root of the disk, and folders in which the process runs.
 *
 * @throws RangeError with the code `ROOT_FOLDER`.
 */
export function checkRemoval(path: string): void {
  const { isAbsolute, relative, resolve } = node('node:path')
  const folder = resolve(path)
  const way = relative(folder, process.cwd())
  if (/^\.\.(?:[\\/]|$)/.test(way) || isAbsolute(way)) return
  throw failure(
    'ROOT_FOLDER',
    `Expected a temporary folder, found "${folder}", in which the process runs: pass one of createTempDir`,
    RangeError,
  )
}
