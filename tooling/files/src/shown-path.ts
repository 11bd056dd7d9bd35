import { realpathSync } from 'node:fs'
import { basename, dirname, join, resolve, sep } from 'node:path'

/** Control characters, and characters that reorder or break a line. */
const unprintable = /[\p{Cc}\u2028\u2029\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu

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

/** Replaces control characters by escapes such as `\n` or `\u0007`, so that a text stays on one line of a terminal. */
export function printable(text: string): string {
  return text.replace(unprintable, (character) => {
    const [escaped] = /\\[a-z]/.exec(JSON.stringify(character)) ?? []
    return escaped !== undefined && escaped !== '\\u'
      ? escaped
      : `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
  })
}
