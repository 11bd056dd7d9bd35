import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Path of the page that shows the edited comment. */
export const editedSymbol = 'api/commander/class/Argument'

const summary = 'Initialize a new command argument with the given name'

/**
 * Writes a marker before the summary of a constructor of `commander`.
 *
 * @param folder - The root of `root.js`. An earlier marker is replaced.
 */
export function editComment(folder, marker) {
  const file = join(folder, 'packages', 'commander', 'typings', 'index.d.ts')
  const text = readFileSync(file, 'utf8')
  if (!text.includes(summary))
    throw new Error(`${file} has no comment "${summary}"; correct the text in corpus/edit-comment.js.`)
  writeFileSync(file, text.replace(new RegExp(`(\\* )[^*\\n]*${summary}`), `$1${marker} ${summary}`))
}
