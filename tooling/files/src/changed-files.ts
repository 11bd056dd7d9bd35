import { createHash } from 'node:crypto'
import { existsSync, lstatSync, readFileSync, readlinkSync } from 'node:fs'
import { join } from 'node:path'
import { runGit } from './run-git.ts'

/**
 * Paths of the files below a folder that differ from the last commit that a ref and `HEAD` share: edited, added and removed ones,
 * uncommitted ones included, without ignored ones. Contents are compared without Git's filters, which are programs.
 *
 * @param ref - A branch, a tag or a commit.
 * @returns Relative to the folder, with `/`, sorted.
 * @throws Error when the folder is in no repository, or there is no such commit.
 */
export function changedFiles(folder: string, ref: string): string[] {
  if (ref === '' || ref.startsWith('-') || ref.includes('\0'))
    throw new Error(
      `Found the commit ${JSON.stringify(ref)}, expected a branch, a tag or a commit, such as origin/main.`,
    )
  const base = baseOf(folder, ref)
  const committed = new Map(
    lines(folder, 'ls-tree', '-r', '-z', base, '--', '.').flatMap((line) => {
      const [, id, path] = /^\d+ blob ([0-9a-f]+)\t(.+)$/s.exec(line) ?? []
      return id === undefined || path === undefined ? [] : [[path, id] as const]
    }),
  )
  const present = new Set(lines(folder, 'ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', '.'))
  const changed = [...committed].filter(([path, id]) => !isBlob(join(folder, path), id)).map(([path]) => path)
  const added = [...present].filter((path) => !committed.has(path) && existsSync(join(folder, path)))
  return [...changed, ...added].sort()
}

function baseOf(folder: string, ref: string): string {
  try {
    const tip = runGit(folder, ['rev-parse', '--verify', '--quiet', `${ref}^{commit}`])
      .toString()
      .trim()
    return runGit(folder, ['merge-base', tip, 'HEAD']).toString().trim()
  } catch (error) {
    if ((error as { status?: number }).status === 128 && /not in a Git repository/.test((error as Error).message))
      throw error
    throw new Error(
      `Git finds no commit "${ref}" that it shares with HEAD. Fetch it with its history, or give another branch, tag or commit.`,
      { cause: error },
    )
  }
}

function lines(folder: string, ...[command, ...args]: [command: 'ls-tree' | 'ls-files', ...args: string[]]): string[] {
  return runGit(folder, [command, ...args])
    .toString()
    .split('\0')
    .filter(Boolean)
}

/** Whether a file has the content of a blob, also with the line endings of Windows. */
function isBlob(file: string, id: string): boolean {
  const stats = lstatSync(file, { throwIfNoEntry: false })
  if (stats?.isSymbolicLink()) return idOf(Buffer.from(readlinkSync(file)), id.length) === id
  if (!stats?.isFile()) return false
  const bytes = readFileSync(file)
  return (
    idOf(bytes, id.length) === id ||
    (bytes.includes('\r\n') &&
      idOf(Buffer.from(bytes.toString('latin1').replaceAll('\r\n', '\n'), 'latin1'), id.length) === id)
  )
}

/** Id of a blob; 64 digits in a repository with SHA-256. */
function idOf(bytes: Buffer, length: number): string {
  return createHash(length === 64 ? 'sha256' : 'sha1')
    .update(`blob ${bytes.length}\0`)
    .update(bytes)
    .digest('hex')
}
