import { randomUUID } from 'node:crypto'
import type { Stats } from 'node:fs'
import { open, realpath, rename, rm, stat, type FileHandle } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'

/**
 * Atomically replaces the contents of a file. If it fails, the old file is unchanged.
 *
 * @param path - The file, or a symbolic link to it.
 */
export async function replaceFile(path: string, text: string): Promise<void> {
  const target = await realpath(path).catch(() => path)
  const before = await stat(target).catch(() => undefined)
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
    await rm(temporary, { force: true })
    throw error
  }
}

async function keepOwnerAndMode(handle: FileHandle, { uid, gid, mode }: Stats): Promise<void> {
  const now = await handle.stat()
  if (now.uid !== uid || now.gid !== gid) {
    // Only root may change the owner of a file.
    await handle.chown(uid, gid).catch(() => undefined)
  }
  await handle.chmod(mode)
}
