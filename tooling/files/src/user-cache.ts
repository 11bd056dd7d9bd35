import { chmodSync, lstatSync, mkdirSync } from 'node:fs'
import { homedir, tmpdir } from 'node:os'
import { join } from 'node:path'
import { OutputError } from './output-error.ts'

/** Errors of a home that cannot be written or, as of a user without an entry, cannot be told. */
const homeless = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'ENOENT', 'ERR_SYSTEM_ERROR'])

/**
 * Folder for data that Signpost keeps between runs: `signpost` in `XDG_CACHE_HOME`, else in `~/.cache`.
 *
 * Made with mode 700 when absent. A home that cannot be written, as in some containers, is replaced by a folder of the
 * system's temporary folder that has the user's id in its name.
 *
 * @throws {@link OutputError} when others could have written to the folder; see {@link privateFolder}.
 * @see {@link https://specifications.freedesktop.org/basedir-spec/latest/ | XDG base directories}
 */
export function userCache(env: Readonly<Record<string, string | undefined>> = process.env): string {
  try {
    const configured = env['XDG_CACHE_HOME']
    const home = configured?.startsWith('/') ? configured : join(homedir(), '.cache')
    return privateFolder(join(home, 'signpost'))
  } catch (error) {
    if (!homeless.has((error as NodeJS.ErrnoException).code ?? '')) throw error
    return privateFolder(join(tmpdir(), `signpost-${process.getuid?.() ?? 'user'}`))
  }
}

/**
 * Makes a folder that only its user can open. One that is there is used when nobody else could write to it, and closed to
 * readers.
 *
 * @returns The folder.
 * @throws {@link OutputError} when it is no folder, a link, another user's, or others can write to it.
 * @throws Error of the file system when it cannot be made.
 */
export function privateFolder(folder: string): string {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  const stats = lstatSync(folder)
  const uid = process.getuid?.()
  const isOwn = uid === undefined || stats.uid === uid
  if (!stats.isDirectory() || !isOwn || (uid !== undefined && (stats.mode & 0o022) !== 0)) {
    const found = stats.isSymbolicLink()
      ? 'a link'
      : !stats.isDirectory()
        ? 'no folder'
        : isOwn
          ? 'a folder that other users can write to'
          : `a folder of user ${stats.uid}`
    throw new OutputError(
      folder,
      found,
      'a folder of your own',
      'Remove it, or name another with --cache or XDG_CACHE_HOME.',
    )
  }
  if (uid !== undefined && (stats.mode & 0o077) !== 0) chmodSync(folder, 0o700)
  return folder
}
