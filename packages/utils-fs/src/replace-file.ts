import { randomUUID } from 'node:crypto'
import type { Stats } from 'node:fs'
import { access, constants, open, readlink, realpath, rename, rm, stat, type FileHandle } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { absent } from './absent.ts'
import { FsError } from './fs-error.ts'

/**
 * Atomically replaces the contents of a file. If it fails, the old file is unchanged.
 *
 * @param path - The file, or a symbolic link to it, also to one that does not exist.
 * @throws Errors of Node.js, such as `EACCES` for an existing file that may not be written.
 * @throws {@link FsError} with the code `ENOTSUP` when the path is a device, a pipe or a socket.
 */
export async function replaceFile(path: string, text: string): Promise<void> {
  const target = await targetOf(path)
  const before = await stat(target).catch(absent)
  if (before && !before.isFile() && !before.isDirectory()) {
    const message = `Could not write "${path}": expected a file, found a device or a pipe; write to it with \`atomic: false\``
    throw new FsError('ENOTSUP', path, message)
  }
  // A rename needs only the folder's permission: it would replace a file that is read-only, or another user's.
  if (before) await access(target, constants.W_OK)
  const temporary = join(dirname(target), `.${basename(target).slice(0, 100)}.${randomUUID()}.tmp`)
  try {
    const handle = await open(temporary, 'wx', before?.mode)
    try {
      await handle.writeFile(text)
      if (before) await keepOwnerAndMode(handle, before)
      await handle.sync()
    } finally {
      await handle.close()
    }
    await rename(temporary, target)
  } catch (error) {
    // The first error is the cause, even if the temporary file cannot be removed either.
    await rm(temporary, { force: true }).catch(() => undefined)
    throw error
  }
}

/** The file that a chain of symbolic links leads to, which need not exist. Throws for links that lead in a circle. */
async function targetOf(path: string): Promise<string> {
  let target = path
  // As many links as Linux follows.
  for (let links = 0; links <= 40; links++) {
    const link = await readlink(target).catch(() => undefined)
    if (link === undefined) return await realpath(target).catch(() => target)
    target = resolve(await realpath(dirname(target)).catch(() => dirname(target)), link)
  }
  return await realpath(path)
}

async function keepOwnerAndMode(handle: FileHandle, { uid, gid, mode }: Stats): Promise<void> {
  const now = await handle.stat()
  let kept = mode
  if (now.uid !== uid || now.gid !== gid) {
    // Only root may change the owner of a file. Without it, the set-user and set-group bits would apply to another one.
    await handle.chown(uid, gid).catch(() => (kept &= 0o1777))
  }
  await handle.chmod(kept)
}
