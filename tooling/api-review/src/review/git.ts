import { posix } from 'node:path'
import { runGit, type GitCommand } from '@signpost/files'
import { readBlobs } from '../git/read-blobs.ts'
import { decodeText } from '../parse/decode-text.ts'

/** A commit that the head is compared with. */
export interface Base {
  /** As the user wrote it. */
  ref: string
  /** Merge base of the ref and `HEAD`, so that newer commits of the base do not count as changes of the head. */
  commit: string
}

/**
 * Finds the commit to compare with. Git runs without a shell.
 *
 * @param root - A folder in the working tree.
 * @throws Error when the ref begins with `-`, does not exist, or has no commit in common with `HEAD`.
 */
export function resolveBase(root: string, ref: string): Base {
  if (ref === '' || ref.startsWith('-') || ref.includes('\0')) {
    throw new Error(`Found the base ${JSON.stringify(ref)}, expected a branch, a tag or a commit, such as origin/main.`)
  }
  const commit = attempt(root, 'merge-base', `${ref}^{commit}`, 'HEAD')
  if (commit === undefined) throw new Error(whyWithoutBase(root, ref))
  return { ref, commit }
}

/** Why a base and `HEAD` have no commit in common. */
function whyWithoutBase(root: string, ref: string): string {
  const shallow = attempt(root, 'rev-parse', '--is-shallow-repository')
  if (shallow === undefined) return `${root} is not in a git repository. Give the folder of one with --root.`
  const deepen =
    shallow === 'true' ? ` This clone is shallow: run \`git fetch --unshallow\`, or clone with the whole history.` : ''
  return attempt(root, 'rev-parse', '--verify', '--quiet', `${ref}^{commit}`) === undefined
    ? `Git finds no commit "${ref}".${deepen || ' Fetch it, or give another branch, tag or commit with --base.'}`
    : `"${ref}" and HEAD have no commit in common.${deepen}`
}

/** The branch that changes are compared with when none is named: `main`, else `master`, else the remote's default one. */
export function usualBase(root: string): string {
  const names = ['main', 'master', 'origin/HEAD']
  return (
    names.find((name) => attempt(root, 'rev-parse', '--verify', '--quiet', `${name}^{commit}`) !== undefined) ?? 'main'
  )
}

/**
 * Reads files as they are in a commit.
 *
 * @param paths - Relative to `root`, with `/`: files, and folders, which end with `/` and whose subfolders are left out.
 * @returns Texts by path; those that the commit does not have are absent.
 * @throws Error when a file is a link, is missing from a partial clone, or is not UTF-8.
 */
export function readCommitted(root: string, commit: string, paths: readonly string[]): Map<string, string> {
  const listed = runGit(root, ['ls-tree', '-z', commit, '--', ...paths]).toString()
  const entries = listed.split('\0').flatMap((line) => {
    const [, mode, type, id, path] = /^(\d+) (\w+) ([0-9a-f]+)\t(.+)$/s.exec(line) ?? []
    if (type !== 'blob' || id === undefined || path === undefined) return []
    if (mode === '120000') throw new Error(`${commit.slice(0, 12)}:${path} is a symbolic link, expected a file.`)
    return [{ id, path }]
  })
  if (entries.length === 0) return new Map()
  const blobs = readBlobs(
    root,
    entries.map(({ id }) => id),
  )
  const textOf = (name: string, bytes: Uint8Array | undefined) => {
    if (bytes === undefined) throw new Error(`Git has no content of ${name}. Fetch it: \`git fetch --refetch\`.`)
    return decodeText(name, bytes)
  }
  return new Map(entries.map(({ path }, index) => [path, textOf(`${commit.slice(0, 12)}:${path}`, blobs[index])]))
}

/** Texts of a folder's files by name, without those of its subfolders. */
export function filesIn(committed: ReadonlyMap<string, string>, folder: string): Map<string, string> {
  const own = [...committed].filter(([path]) => posix.dirname(path) === folder)
  return new Map(own.map(([path, text]) => [posix.basename(path), text]))
}

function attempt(root: string, ...args: [GitCommand, ...string[]]): string | undefined {
  try {
    return runGit(root, args).toString().trim()
  } catch (error) {
    if ((error as { status?: unknown }).status === undefined) throw error
    return undefined
  }
}
