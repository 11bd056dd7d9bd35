import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { OutputError } from './output-error.ts'

/** Marks a folder of reproducible data; backup programs skip it. */
const tagFile = 'CACHEDIR.TAG'
const tag =
  'Signature: 8a477f597d28d172789f06886806bc55\n# Made by Signpost, which deletes and replaces files in this folder. See https://bford.info/cachedir/\n'

/**
 * Creates a folder for intermediate data, or opens an earlier one.
 *
 * @returns The folder.
 * @throws {@link OutputError} when the folder has files and Signpost did not create it.
 * @throws Error of the file system when it cannot be created.
 * @see {@link https://bford.info/cachedir/ | Cache directory tagging}
 */
export function openCacheFolder(folder: string): string {
  mkdirSync(folder, { recursive: true })
  if (isTagged(folder)) return folder
  const [first] = readdirSync(folder)
  // Another build may have created it meanwhile; the tag is its first file.
  if (first !== undefined && !isTagged(folder)) {
    throw new OutputError(
      folder,
      `"${first}" and no ${tagFile} of Signpost`,
      'a folder that is absent, empty or an earlier cache',
      `Name a folder of its own with --cache, such as ${join(folder, 'signpost')}, or empty this one.`,
    )
  }
  writeFileSync(join(folder, tagFile), tag)
  return folder
}

function isTagged(folder: string): boolean {
  try {
    return readFileSync(join(folder, tagFile), 'utf8') === tag
  } catch {
    return false
  }
}
