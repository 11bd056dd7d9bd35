import { realpathSync } from 'node:fs'
import { basename, dirname, join, resolve, sep } from 'node:path'

/** Control characters, and those that reorder the text of a line or break it. */
const unprintable = /[\p{Cc}\u2028\u2029\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu

/**
 * A path as it may be shown to anybody: relative to a folder, with `/`, when it is in it, else its last name.
 *
 * @param path - Its last part may be a link: that is not followed.
 * @param dir - Real path of the folder.
 */
export function shownPath(path: string, dir: string): string {
  const absolute = resolve(path)
  let whole = absolute
  try {
    whole = join(realpathSync.native(dirname(absolute)), basename(absolute))
  } catch {
    // A folder that does not exist is shown as it was written.
  }
  const inside = dir.endsWith(sep) ? dir : dir + sep
  return printable(whole.startsWith(inside) ? whole.slice(inside.length).split(sep).join('/') : basename(whole))
}

/** A text that stays on one line of a terminal: control characters become escapes such as `\n` or `\u0007`. */
export function printable(text: string): string {
  return text.replace(unprintable, (character) => {
    const [escaped] = /\\[a-z]/.exec(JSON.stringify(character)) ?? []
    return escaped !== undefined && escaped !== '\\u'
      ? escaped
      : `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
  })
}
