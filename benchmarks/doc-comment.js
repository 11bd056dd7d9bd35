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
export async function withEditedComment({ name, file: relative }, action) {
  const file = join(root, relative)
  const summary = new RegExp(`(/\\*\\*\\n \\* )([^\\n]+)(\\n(?: \\*[^\\n]*\\n)+ \\*/\\nexport class ${name}\\b)`)
  const original = readFileSync(file, 'utf8')
  if (!summary.test(original))
    throw new Error(
      `${file} has no doc comment right before "export class ${name}"; correct the pattern in benchmarks/doc-comment.js.`,
    )
  const restore = () => {
    writeFileSync(file, original)
  }
  process.once('exit', restore)
  try {
    return await action((marker) => {
      writeFileSync(file, original.replace(summary, `$1${marker} $2$3`))
    })
  } finally {
    restore()
    process.off('exit', restore)
  }
}
