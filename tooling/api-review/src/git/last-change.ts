import { runGit } from '@signpost/files'

/** The newest change of a folder's code in words: a file that is not committed, else a file of the last commit. */
export function lastChange(root: string, folder: string): string | undefined {
  const path = folder === '' ? '.' : folder
  try {
    const pending = names(runGit(root, ['ls-files', '-z', '-m', '-o', '--exclude-standard', '--', path]))
    const [open] = pending.filter(isCode)
    if (open !== undefined) return `${open}, not committed`
    const [head = '', ...files] = names(
      runGit(root, ['log', '-1', '-z', '--relative', '--name-only', '--format=%h', '--', path]),
    )
    const file = files.map((name) => name.trim()).find(isCode)
    return head === '' ? undefined : `${file ?? path}, commit ${head.trim()}`
  } catch {
    // Not in a repository, or without a commit.
    return undefined
  }
}

function names(output: Buffer): string[] {
  return output
    .toString('utf8')
    .split('\0')
    .filter((name) => name !== '')
}

/** Whether a file can change an API; tests and reports cannot. */
function isCode(file: string): boolean {
  return (
    /(?:\.[cm]?[jt]sx?|\/?package\.json|tsconfig[^/]*\.json|\.vue|\.svelte)$/.test(file) &&
    !/\.(?:test|spec|stories)\.|(?:^|\/)(?:\.api|api-reports|node_modules)\//.test(file)
  )
}
