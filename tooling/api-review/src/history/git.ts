import { runGit, type GitCommand } from '@signpost/files'
import { readBlobs } from '../git/read-blobs.ts'

/** Reads a git repository without checking anything out. */
export interface Git {
  /** Output of a command. @throws Error with git's message when it fails. */
  run(command: GitCommand, ...args: string[]): string
  /** Contents of objects by id. */
  blobs(ids: readonly string[]): Map<string, string>
}

/**
 * Opens the repository around a folder; paths in outputs are relative to the folder.
 *
 * @throws Error when there is none.
 */
export function openGit(folder: string): Git {
  const run = (...args: [GitCommand, ...string[]]): string => runGit(folder, args).toString('utf8')
  run('rev-parse', '--git-dir')
  return {
    run,
    blobs(ids) {
      const unique = [...new Set(ids)]
      const contents = readBlobs(folder, unique)
      return new Map(
        unique.map((id, index) => {
          const content = contents[index]
          if (!content) throw new Error(`git has no file ${id}. Fetch the whole history: git fetch --unshallow.`)
          return [id, content.toString('utf8')]
        }),
      )
    },
  }
}
