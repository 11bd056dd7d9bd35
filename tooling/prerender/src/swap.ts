import { existsSync, lstatSync, readdirSync, renameSync, rmdirSync, rmSync, writeFileSync } from 'node:fs'
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { checkOutput, listedFiles, outputList, realPath, type OutputKind, type OutputRules } from '@signpost/files'
import { isCompressedForm, listFiles } from '@signpost/site-output'
import { carryFiles, moveStragglers } from './carry-files.ts'
import { ownFiles, type IsOwn } from './own-files.ts'

/** An unfinished output beside the one it will replace. */
export interface Draft {
  folder: string
  /** Removes files that the new output does not have, before any is written: a draft may begin with those of an earlier one. */
  prune: (wanted: ReadonlySet<string>) => void
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
 * @param spare - Folder to which the replaced output is moved, if it is on the same file system. The next draft begins with it: then
 *   only files that differ are removed and written. Default: it is removed.
 * @throws `OutputError` when replacing it could lose files.
 */
export async function draftOf(out: string, rules: OutputRules = {}, spare?: string): Promise<Draft> {
  const output = realPath(out)
  const parent = dirname(output)
  const prefix = `.${basename(output)}.`
  // If this build is killed, the next one reads from the name what it may remove: `.old` has files of others, `.new` and
  // `.gone` do not.
  const own = (suffix: string): string => join(parent, `${prefix}${process.pid}.${suffix}`)
  await repair(output, parent, prefix, rules)
  checkOutput(output, rules)

  const folder = own('new')
  // A thread that is being stopped may finish the file at which it is, so the folder may be there again.
  const clear = (): void => {
    for (let left = 20; left > 0 && existsSync(folder); left -= 1) {
      rmSync(folder, { recursive: true, force: true, maxRetries: 10 })
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10)
    }
  }
  process.on('exit', clear)
  await mkdir(parent, { recursive: true })
  await rm(folder, { recursive: true, force: true })
  if (!isOutput(spare) || !isMoved(spare, folder)) await mkdir(folder)
  return {
    folder,
    prune: (wanted) => prune(folder, ownFiles(wanted)),
    publish: async (confirm, failed = false) => {
      writeFileSync(join(folder, outputList), listOf(folder, failed, rules.kind))
      for (let replaced = false; !replaced; ) {
        checkOutput(output, rules)
        const replaces = existsSync(output)
        if (replaces) carryFiles(output, folder, ownership(output, rules))
        confirm()
        replaced = swap(folder, output, own('old'), replaces)
        if (existsSync(own('old'))) retire(own('old'), output, own('gone'), rules, spare)
      }
    },
    discard: async () => {
      await rm(folder, { recursive: true, force: true })
      process.off('exit', clear)
    },
  }
}

/**
 * Between the two renames the output is missing, so nothing else, such as an interrupt, runs in between.
 *
 * @returns false when another build published first; its output is in place then.
 */
function swap(folder: string, output: string, old: string, replaces: boolean): boolean {
  try {
    if (replaces) renameSync(output, old)
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return false
    throw error
  }
  try {
    renameSync(folder, output)
    return true
  } catch (error) {
    if (['ENOTEMPTY', 'EEXIST'].includes(codeOf(error))) return false
    if (replaces) renameSync(old, output)
    throw error
  }
}

/** Removes a replaced output, or keeps it as a spare one. */
function retire(old: string, output: string, gone: string, rules: OutputRules, spare?: string): void {
  moveStragglers(old, output, ownership(old, rules))
  renameSync(old, gone)
  if (!isMoved(gone, spare)) rmSync(gone, { recursive: true, force: true })
}

/** Whether a path is an output, and no link to a folder, whose files would be removed. */
function isOutput(path: string | undefined): boolean {
  if (path === undefined || lstatSync(path, { throwIfNoEntry: false })?.isDirectory() !== true) return false
  return existsSync(join(path, outputList))
}

/** Moves a folder; false where there is none, or another file system. */
function isMoved(from: string | undefined, to: string | undefined): boolean {
  try {
    if (from === undefined || to === undefined) return false
    renameSync(from, to)
    return true
  } catch {
    return false
  }
}

/** Removes all files but some, and empty folders. */
function prune(root: string, isWanted: IsOwn, folder = ''): void {
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    const file = folder === '' ? entry.name : `${folder}/${entry.name}`
    if (entry.isDirectory()) prune(root, isWanted, file)
    else if (file === outputList || !isWanted(file)) rmSync(join(root, file))
  }
  if (folder !== '' && readdirSync(join(root, folder)).length === 0) rmdirSync(join(root, folder))
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
    else if (existsSync(output)) retire(path, output, path.replace(/old$/, 'gone'), rules)
    else await rename(path, output)
  }
}

/** Distinguishes Signpost's files of an output from others. With `clean` all files count as Signpost's. */
function ownership(output: string, { clean }: OutputRules): IsOwn {
  return clean === true ? () => true : ownFiles(listedFiles(output) ?? new Set())
}

/** List of all files in a folder, without their compressed forms, as text of {@link outputList}. */
function listOf(folder: string, failed: boolean, kind: OutputKind = 'site'): string {
  const files = listFiles(folder)
  const isForm = ownFiles(new Set(files.filter((file) => !isCompressedForm(file))))
  const listed = files.filter((file) => !isCompressedForm(file) || !isForm(file))
  return `${JSON.stringify({ version: 1, files: listed, ...(failed && { failed }), ...(kind !== 'site' && { kind }) })}\n`
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
