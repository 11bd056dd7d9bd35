import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { openSourceRoot, SourceError } from '@signpost/files'

/**
 * Reads the files of a folder with an ending, their lines ended by `\n`.
 *
 * @param folder - Relative to the root.
 * @returns Texts by file name, in code-unit order; empty without the folder.
 * @throws SourceError for a folder or file that is a link out of the root, for a pipe, and for a file of more than 16 MiB.
 */
export function readTexts(root: string, folder: string, ending: string): Map<string, string> {
  const path = join(root, folder)
  if (!existsSync(path)) return new Map()
  const source = openSourceRoot(root)
  if (!source.contains(path))
    throw new SourceError(
      'outside',
      folder,
      'a link out of the root',
      'a folder in it',
      'Replace the link by a folder.',
    )
  const names = readdirSync(path).filter((name) => name.endsWith(ending))
  return new Map(names.sort().map((name) => [name, source.readText(join(path, name)).replaceAll('\r\n', '\n')]))
}
