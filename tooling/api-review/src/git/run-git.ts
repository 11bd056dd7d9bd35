import { execFileSync } from 'node:child_process'

/**
 * Runs git without a shell.
 *
 * @param root - Working folder.
 * @param input - Standard input.
 * @returns Standard output.
 * @throws Error with git's message, and its exit code as `status`, when it fails.
 */
export function runGit(root: string, args: readonly string[], input?: string): Buffer {
  try {
    return execFileSync('git', ['--no-replace-objects', ...args], {
      cwd: root,
      stdio: ['pipe', 'pipe', 'pipe'],
      maxBuffer: 2 ** 30,
      env: { ...process.env, LC_ALL: 'C' },
      ...(input !== undefined && { input }),
    })
  } catch (error) {
    const { code, stderr, status } = error as { code?: string; stderr?: Buffer; status?: number }
    if (code === 'ENOENT') throw new Error(`Git is not installed, or ${root} does not exist.`)
    throw Object.assign(new Error(`git ${args[0]} failed in ${root}: ${stderr?.toString().trim()}`), { status })
  }
}

/** Reads objects by id in one process; one that the repository lacks is undefined. */
export function readBlobs(root: string, ids: readonly string[]): (Buffer | undefined)[] {
  // A header is `<id> blob <size>`, or `<id> missing`.
  const output = runGit(root, ['cat-file', '--batch'], ids.map((id) => `${id}\n`).join(''))
  let offset = 0
  return ids.map(() => {
    const end = output.indexOf('\n', offset)
    const size = /^[0-9a-f]+ blob (\d+)$/.exec(output.toString('latin1', offset, end))?.[1]
    offset = end + 1
    if (size === undefined) return undefined
    const content = output.subarray(offset, offset + Number(size))
    offset += Number(size) + 1
    return content
  })
}
