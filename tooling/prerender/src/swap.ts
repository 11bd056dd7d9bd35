import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { checkOutput, listedFiles, outputList, realPath, type OutputRules } from '@signpost/files'
import { isCompressedForm, listFiles } from '@signpost/site-output'
import { carryFiles, moveStragglers } from './carry-files.ts'
import { ownFiles, type IsOwn } from './own-files.ts'

/** An unfinished output beside the one it will replace. */
export interface Draft {
  folder: string
  /**
   * Replaces the old output by renaming folders, so readers see all of the old one or all of the new one. Files of the old
   * output that Signpost did not write are kept.
   *
   * @param confirm - Called right before the output is replaced; throws to prevent that.
   * @param failed - Whether the check of the draft failed; its list of files says so.
   * @throws `OutputError` when a file that Signpost did not write could be lost.
   */
  publish: (confirm: () => void, failed?: boolean) => Promise<void>
  /** Removes the draft; the old output is unchanged. */
  discard: () => Promise<void>
}

/**
 * Creates a draft beside the output, on the same file system, after cleaning up after killed builds.
 *
 * @param out - Absolute path of the folder to replace; a link is followed.
 * @throws `OutputError` when replacing it could lose files.
 */
export async function draftOf(out: string, rules: OutputRules = {}): Promise<Draft> {
  const output = realPath(out)
  const parent = dirname(output)
  const prefix = `.${basename(output)}.`
  // If this build is killed, the next one reads from the name what it may remove: `.old` has files of others, `.new` and
  // `.gone` do not.
  const own = (suffix: string): string => join(parent, `${prefix}${process.pid}.${suffix}`)
  await repair(output, parent, prefix, rules)
  checkOutput(output, rules)

  const folder = own('new')
  // Threads write until the process ends, so a folder may fill again while it is removed.
  const interrupt = (): void => {
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 })
    process.exit(130)
  }
  process.on('SIGINT', interrupt)
  await mkdir(parent, { recursive: true })
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder)
  // Between the two renames the output is missing: an interrupt waits for the end of the build.
  const ignore = (): void => undefined
  return {
    folder,
    publish: async (confirm, failed = false) => {
      process.on('SIGINT', ignore).off('SIGINT', interrupt)
      writeFileSync(join(folder, outputList), listOf(folder, failed))
      for (let replaced = false; !replaced; ) {
        checkOutput(output, rules)
        const replaces = existsSync(output)
        if (replaces) carryFiles(output, folder, ownership(output, rules))
        confirm()
        replaced = await swap(folder, output, own('old'), replaces)
        if (existsSync(own('old'))) await retire(own('old'), output, own('gone'), rules)
      }
    },
    discard: async () => {
      await rm(folder, { recursive: true, force: true })
      process.off('SIGINT', interrupt).off('SIGINT', ignore)
    },
  }
}

/** Returns false when another build published first; its output is in place then. */
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

/** Removes a replaced output. */
async function retire(old: string, output: string, gone: string, rules: OutputRules): Promise<void> {
  moveStragglers(old, output, ownership(old, rules))
  await rename(old, gone)
  await rm(gone, { recursive: true, force: true })
}

/** Restores an output that a killed build moved away, and removes drafts of killed builds. */
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

/** Distinguishes Signpost's files of an output from others. With `clean` all files count as Signpost's. */
function ownership(output: string, { clean }: OutputRules): IsOwn {
  return clean === true ? () => true : ownFiles(listedFiles(output) ?? new Set())
}

/** List of all files in a folder, without their compressed forms, as text of {@link outputList}. */
function listOf(folder: string, failed: boolean): string {
  const files = listFiles(folder)
  const isForm = ownFiles(new Set(files.filter((file) => !isCompressedForm(file))))
  const listed = files.filter((file) => !isCompressedForm(file) || !isForm(file))
  return `${JSON.stringify({ version: 1, files: listed, ...(failed && { failed }) })}\n`
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
