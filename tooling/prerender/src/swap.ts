import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { basename, dirname, join, relative, sep } from 'node:path'
import { checkOutput, listedFiles, outputList, realPath, type OutputRules } from '@signpost/files'
import { carryFiles, moveStragglers } from './carry-files.ts'
import { ownFiles, type IsOwn } from './own-files.ts'

/** An output that is being made beside the one it will replace. */
export interface Draft {
  folder: string
  /**
   * Puts it in the place of the old output; what reads the old one finds either all of it or all of the new one. Files of the
   * old output that Signpost did not write are in the new one too.
   *
   * @param confirm - Called right before the output is replaced; throws when that may not be done any more.
   * @throws `OutputError` when a file of somebody else could be lost.
   */
  publish: (confirm: () => void) => Promise<void>
  /** Removes it; the old output stays as it was. */
  discard: () => Promise<void>
}

/**
 * Begins an output beside the one it replaces, on the same file system, and repairs what killed builds have left there.
 *
 * @param out - Absolute path of the folder to replace; a link is followed.
 * @throws `OutputError` when replacing it would lose something.
 */
export async function draftOf(out: string, rules: OutputRules = {}): Promise<Draft> {
  const output = realPath(out)
  const parent = dirname(output)
  const prefix = `.${basename(output)}.`
  // Names say what a later build may do when this one is killed: `.old` holds files of others, `.new` and `.gone` do not.
  const own = (suffix: string): string => join(parent, `${prefix}${process.pid}.${suffix}`)
  await repair(output, parent, prefix, rules)
  checkOutput(output, rules)

  const folder = own('new')
  await mkdir(parent, { recursive: true })
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder)
  return {
    folder,
    publish: async (confirm) => {
      writeFileSync(join(folder, outputList), listOf(folder))
      for (let replaced = false; !replaced; ) {
        checkOutput(output, rules)
        const replaces = existsSync(output)
        if (replaces) carryFiles(output, folder, ownership(output, rules))
        confirm()
        replaced = await swap(folder, output, own('old'), replaces)
        if (existsSync(own('old'))) await retire(own('old'), output, own('gone'), rules)
      }
    },
    discard: () => rm(folder, { recursive: true, force: true }),
  }
}

/** Returns false when another build has published in between; its output is in place then. */
async function swap(folder: string, output: string, old: string, replaces: boolean): Promise<boolean> {
  try {
    if (replaces) await rename(output, old)
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return false
    throw error
  }
  try {
    await rename(folder, output)
    return true
  } catch (error) {
    if (['ENOTEMPTY', 'EEXIST'].includes(codeOf(error))) return false
    if (replaces) await rename(old, output)
    throw error
  }
}

/** Removes an output that was replaced. */
async function retire(old: string, output: string, gone: string, rules: OutputRules): Promise<void> {
  moveStragglers(old, output, ownership(old, rules))
  await rename(old, gone)
  await rm(gone, { recursive: true, force: true })
}

/** Puts an output back that a killed build had moved away, and removes its drafts. */
async function repair(output: string, parent: string, prefix: string, rules: OutputRules): Promise<void> {
  if (!existsSync(parent)) return
  const left = (await readdir(parent)).flatMap((name) => {
    const [, pid, kind] = (name.startsWith(prefix) && /^(\d+)\.(new|old|gone)$/.exec(name.slice(prefix.length))) || []
    return pid === undefined || isAlive(Number(pid)) ? [] : [{ path: join(parent, name), kind }]
  })
  for (const { path, kind } of left) {
    if (kind !== 'old') await rm(path, { recursive: true, force: true })
    else if (existsSync(output)) await retire(path, output, path.replace(/old$/, 'gone'), rules)
    else await rename(path, output)
  }
}

/** Tells Signpost's own files of an output from others. All are its own where an output without a list may be replaced as a whole. */
function ownership(output: string, { clean }: OutputRules): IsOwn {
  return clean === true ? () => true : ownFiles(listedFiles(output) ?? new Set())
}

/** Names of all files in a folder but for compressed forms, which follow from them. */
function listOf(folder: string): string {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const files = entries.map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
  const isForm = ownFiles(new Set(files.filter((file) => !/\.(?:br|gz)$/.test(file))))
  const listed = files.filter((file) => !/\.(?:br|gz)$/.test(file) || !isForm(file))
  return `${JSON.stringify({ version: 1, files: listed.sort() })}\n`
}

function codeOf(error: unknown): string {
  return (error as NodeJS.ErrnoException).code ?? ''
}

function isAlive(pid: number): boolean {
  if (pid === process.pid) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return codeOf(error) === 'EPERM'
  }
}
