import { printable } from '@signpost/diagnostics'
import { realpathSync } from 'node:fs'
import { basename, dirname, join, resolve, sep } from 'node:path'

/**
 * Path for public output: relative to a folder, with `/`, if it is in that folder, else its last segment.
 *
 * @param path - A link in its last segment is not followed.
 * @param dir - Real path of the folder.
 */
export function shownPath(path: string, dir: string): string {
  const absolute = resolve(path)
  let whole = absolute
  try {
    whole = join(realpathSync.native(dirname(absolute)), basename(absolute))
  } catch {
    // A missing folder is shown as written.
  }
  const inside = dir.endsWith(sep) ? dir : dir + sep
  return printable(whole.startsWith(inside) ? whole.slice(inside.length).split(sep).join('/') : basename(whole))
}
