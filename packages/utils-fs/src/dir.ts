import { failure } from '@signpost/utils-primitives'
import { mkdir, readdir, rm } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { toPath, type PathInput } from '@signpost/utils-path'
import { failureOf } from './failure.ts'

/**
 * Creates a folder and its missing ancestors, if necessary.
 *
 * @param path - A path or file URL.
 * @returns The path of the folder: the given path, or that of the URL.
 * @throws {@link FsError} when it cannot be created. The code is `EEXIST` when a file has the name of the folder,
 *   `ENOTDIR` when a file has the name of an ancestor.
 *
 * @example
 * ```ts
 * import { ensureDir, writeJson } from '@signpost/utils-fs'
 *
 * const folder = await ensureDir('build/reports')
 * await writeJson(`${folder}/summary.json`, { failed: 0 })
 * ```
 *
 * @searchAlias mkdirp mkdir recursive make directory parents
 * @public
 */
export async function ensureDir(path: PathInput): Promise<string> {
  const folder = toPath(path)
  try {
    await mkdir(folder, { recursive: true })
  } catch (error) {
    throw failureOf(error, 'make the folder', folder)
  }
  return folder
}

/**
 * Removes the contents of a folder. Creates the folder if it does not exist.
 *
 * @remarks
 * Symbolic links in the folder are removed, but not their targets. If the path is a link to a folder, the link stays
 * and that folder is emptied.
 *
 * @param path - A path or file URL.
 * @returns The path of the folder: the given path, or that of the URL.
 * @throws {@link FsError} when an entry cannot be removed, or the path is a file.
 * @throws A `RangeError` when the folder is the root of the file system.
 *
 * @example
 * ```ts
 * import { emptyDir } from '@signpost/utils-fs'
 *
 * await emptyDir('dist')
 * ```
 *
 * @searchAlias rimraf clean wipe purge delete files
 * @public
 */
export async function emptyDir(path: PathInput): Promise<string> {
  const folder = toPath(path)
  const absolute = resolve(folder)
  if (dirname(absolute) === absolute) {
    throw failure(
      'ROOT_FOLDER',
      `Expected a folder that may be emptied, found the root "${folder}": name one below it`,
      RangeError,
    )
  }
  try {
    await mkdir(folder, { recursive: true })
    for (const name of await readdir(folder)) await rm(join(folder, name), { recursive: true, force: true })
  } catch (error) {
    throw failureOf(error, 'empty', folder)
  }
  return folder
}
