import { execFileSync } from 'node:child_process'

/** When a file was last changed, as an ISO date in UTC, and by whom. */
export interface LastChange {
  date: string
  author: string
}

/**
 * The last commit of every file below a folder, by path from it.
 *
 * @returns nothing where Git cannot say: there is no repository, no program, or a clone that has only its last commits,
 *   in which every file would seem to be as old as the oldest of them
 */
export function readFileHistory(folder: string): ReadonlyMap<string, LastChange> {
  const changes = new Map<string, LastChange>()
  try {
    if (git(folder, 'rev-parse', '--is-shallow-repository').trim() !== 'false') return changes
    const log = git(folder, 'log', '--format=%x00%cI%x09%aN', '--name-only', '--relative', '--', '.')
    for (const commit of log.split('\0').slice(1)) {
      const [head = '', ...files] = commit.split('\n').filter((line) => line !== '')
      const [date = '', author = ''] = head.split('\t')
      for (const file of files) {
        if (!changes.has(file)) changes.set(file, { date: new Date(date).toISOString(), author })
      }
    }
  } catch {
    return new Map()
  }
  return changes
}

function git(folder: string, ...args: readonly string[]): string {
  return execFileSync('git', ['-C', folder, '-c', 'core.quotePath=false', ...args], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    maxBuffer: 256 * 1024 * 1024,
  })
}
