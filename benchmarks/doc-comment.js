import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './command.js'

/** A class whose doc comment is edited: its name, the file it is in, and its page. */
export const observable = {
  name: 'Observable',
  file: 'packages/observable/src/observable.ts',
  page: 'api/observable/class/Observable',
}

/** The same in a library that no other library stands on. */
export const workspace = {
  name: 'Workspace',
  file: 'packages/utils-repo/src/workspace.ts',
  page: 'api/utils-repo/class/Workspace',
}

/**
 * Edits the summary of a class in place, runs an action, and puts the source back whatever happens.
 *
 * @param symbol - One of the above.
 * @param action - Is given a function that writes the summary with a marker of its caller's choice in front.
 */
export function withEditedComment({ name, file }, action) {
  const summary = new RegExp(`(/\\*\\*\\n \\* )([^\\n]+)(\\n(?: \\*[^\\n]*\\n)+ \\*/\\nexport class ${name}\\b)`)
  return withEdited(file, summary, (marker) => `$1${marker} $2$3`, action)
}

/** Adds a property to a class as {@link withEditedComment} edits its summary; the marker is the name of the property. */
export function withAddedProperty({ name, file }, action) {
  const head = new RegExp(`(\\nexport class ${name}\\b[^{]*\\{\\n)`)
  return withEdited(file, head, (marker) => `$1  /** Added. */\n  readonly ${marker}: string = ''\n`, action)
}

async function withEdited(relative, pattern, replacement, action) {
  const file = join(root, relative)
  const original = readFileSync(file, 'utf8')
  if (!pattern.test(original))
    throw new Error(`${file} has nothing that matches ${pattern}; correct the pattern in benchmarks/doc-comment.js.`)
  const restore = () => {
    writeFileSync(file, original)
  }
  process.once('exit', restore)
  try {
    return await action((marker) => {
      writeFileSync(file, original.replace(pattern, replacement(marker)))
    })
  } finally {
    restore()
    process.off('exit', restore)
  }
}
