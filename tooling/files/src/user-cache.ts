import { chmodSync, lstatSync, mkdirSync } from 'node:fs'
import { homedir, tmpdir } from 'node:os'
import { join } from 'node:path'
import { OutputError } from './output-error.ts'

/**
 * Folder for data that Signpost keeps between runs: `signpost` in `XDG_CACHE_HOME`, else in `~/.cache`.
 *
 * Made with mode 700 when absent. A home that cannot be written, as in some containers, is replaced by a folder of the
 * system's temporary folder that has the user's id in its name.
 *
 * @throws {@link OutputError} when the folder is a link, another user's, or cannot be made.
 * @see {@link https://specifications.freedesktop.org/basedir-spec/latest/ | XDG base directories}
 */
export function userCache(env: Readonly<Record<string, string | undefined>> = process.env): string {
  const configured = env['XDG_CACHE_HOME']
  const home = configured?.startsWith('/') ? configured : join(homedir(), '.cache')
  try {
    return privateFolder(join(home, 'signpost'))
  } catch (error) {
    if (!['EACCES', 'EROFS', 'ENOTDIR', 'ENOENT'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error
    return privateFolder(join(tmpdir(), `signpost-${process.getuid?.() ?? 'user'}`))
  }
}

/**
 * Makes a folder that only its user can open, or checks that it is one.
 *
 * @returns The folder.
 * @throws {@link OutputError} when it is no folder, a link or another user's, or cannot be made.
 */
export function privateFolder(folder: string): string {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const found = lstatSync(folder)
  const uid = process.getuid?.()
  if (!found.isDirectory() || (uid !== undefined && found.uid !== uid)) {
    const what = found.isDirectory() ? `a folder of user ${found.uid}` : found.isSymbolicLink() ? 'a link' : 'not a folder'
    throw new OutputError(folder, what, 'a folder of your own', 'Remove it, or name another with --cache or XDG_CACHE_HOME.')
  }
  if (uid !== undefined && (found.mode & 0o077) !== 0) chmodSync(folder, 0o700)
  return folder
}
