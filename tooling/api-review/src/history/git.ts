import { spawnSync } from 'node:child_process'

/** Reads a git repository without checking anything out. */
export interface Git {
  /** Output of a command. @throws Error with git's message when it fails. */
  run(...args: string[]): string
  /** Contents of objects by id, read by one process. */
  blobs(ids: readonly string[]): Map<string, string>
}

/**
 * Opens the repository around a folder; paths in outputs are relative to the folder.
 *
 * @throws Error when there is none.
 */
export function openGit(folder: string): Git {
  const spawn = (args: readonly string[], input = ''): Buffer => {
    // Arguments never pass through a shell.
    const { error, status, stdout, stderr } = spawnSync('git', args, { cwd: folder, input, maxBuffer: 2 ** 30 })
    if (error) throw new Error(`git cannot be run: ${error.message}. Install git.`)
    if (status !== 0) throw new Error(`git ${args[0]} failed in ${folder}: ${stderr.toString('utf8').trim()}`)
    return stdout
  }
  spawn(['rev-parse', '--git-dir'])
  return {
    run: (...args) => spawn(args).toString('utf8'),
    blobs(ids) {
      const unique = [...new Set(ids)]
      const output = spawn(['cat-file', '--batch'], unique.map((id) => `${id}\n`).join(''))
      let at = 0
      return new Map(
        unique.map((id) => {
          const end = output.indexOf('\n', at)
          const [, type, size] = output.toString('utf8', at, end).split(' ')
          if (type !== 'blob') throw new Error(`git has no file ${id}. Fetch the whole history: git fetch --unshallow.`)
          at = end + 1 + Number(size) + 1
          return [id, output.toString('utf8', end + 1, end + 1 + Number(size))]
        }),
      )
    },
  }
}
