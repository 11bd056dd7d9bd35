import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'

/** An output that is being made beside the one it will replace. */
export interface Draft {
  folder: string
  /** Puts it in the place of the old output; what reads the old one finds either all of it or all of the new one. */
  publish: () => Promise<void>
  /** Removes it; the old output stays as it was. */
  discard: () => Promise<void>
}

/**
 * Begins an output beside `out`, on the same file system, and removes what killed builds have left there.
 *
 * @param out - Absolute path of the folder to replace.
 */
export async function draftOf(out: string): Promise<Draft> {
  const parent = dirname(out)
  const prefix = `.${basename(out)}.`
  await mkdir(parent, { recursive: true })
  for (const name of await readdir(parent)) {
    const owner = name.startsWith(prefix) ? /^(\d+)\.(?:new|old)$/.exec(name.slice(prefix.length))?.[1] : undefined
    if (owner !== undefined && !isAlive(Number(owner))) await rm(join(parent, name), { recursive: true, force: true })
  }

  const folder = join(parent, `${prefix}${process.pid}.new`)
  const old = join(parent, `${prefix}${process.pid}.old`)
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder)
  return {
    folder,
    publish: async () => {
      const replaces = existsSync(out)
      if (replaces) await rename(out, old)
      try {
        await rename(folder, out)
      } catch (error) {
        if (replaces) await rename(old, out)
        throw error
      }
      await rm(old, { recursive: true, force: true })
    },
    discard: () => rm(folder, { recursive: true, force: true }),
  }
}

function isAlive(pid: number): boolean {
  if (pid === process.pid) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
