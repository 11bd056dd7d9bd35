import { chmodSync, lstatSync, mkdirSync } from 'node:fs'
import { homedir, tmpdir } from 'node:os'
import { join } from 'node:path'
import { OutputError } from './output-error.ts'

/** Errors of a home folder that is not writable, or unknown because the user has no entry. */
const homeless = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'ENOENT', 'ERR_SYSTEM_ERROR'])

/**
 * Folder for data between runs: `signpost` in `XDG_CACHE_HOME`, else in `~/.cache`.
 *
 * Created with mode 700 if it is absent. If the home folder is not writable, as in some containers, the folder is
 * `signpost-<user id>` in the system's temporary folder.
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
    return privateFolder(join(tmpdir(), `signpost-${process.geteuid?.() ?? 'user'}`))
  }
}

/**
 * Creates a folder that only its user can open. An existing one is used if nobody else could write to it, and closed to
 * other readers.
 *
 * @returns The folder.
 * @throws {@link OutputError} when it is not a folder, is a link, is another user's, or others can write to it.
 * @throws Error of the file system when it cannot be created.
 */
export function privateFolder(folder: string): string {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  const stats = lstatSync(folder)
  const uid = process.geteuid?.()
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
