import { homedir } from 'node:os'
import type { Diagnostic } from '../facts.ts'

/**
 * Reports files of an extraction that have a folder of this machine in them: they are published, and differ between machines.
 *
 * @param files - Text by file name.
 * @param folders - Absolute folders, such as the package's and the root. One of a single segment, `/app`, may be in any text.
 * @param isWritten - Whether the package's files have a text. The home folder may be in a comment, as `/home/runner` is.
 */
export function machinePaths(
  files: ReadonlyMap<string, string>,
  folders: readonly string[],
  isWritten: (text: string) => boolean,
  home: string = homedir(),
): Diagnostic[] {
  const wanted = [...new Set([...folders, home])].filter((one) => /[^/\\][/\\]+[^/\\]/u.test(one))
  const found = wanted.flatMap((folder) => {
    const inJson = JSON.stringify(folder).slice(1, -1)
    const names = [...files].flatMap(([name, text]) => (text.includes(folder) || text.includes(inJson) ? [name] : []))
    const isHome = !folders.includes(folder)
    return names.length === 0 || (isHome && isWritten(folder)) ? [] : [names]
  })
  return [...new Set(found.flat())].map((name) => ({
    code: 'AX-MACHINE-PATH',
    severity: 'error',
    file: name,
    found: `a folder of this machine in ${name}`,
    expected: 'paths relative to the package or the root',
    nextStep:
      'Remove the path from the comments and declarations of the package. If they have none, this is a fault of Signpost: please report it.',
  }))
}
