import { realpathSync } from 'node:fs'
import { relative, sep } from 'node:path'
import { enclosingRepository, runGit } from '@signpost/files'

/** When a file was last changed, as an ISO date in UTC, and by whom. */
export interface LastChange {
  date: string
  author: string
}

/**
 * The last commit of every file below a folder, by path from it. The repository is that around the site; for a folder elsewhere,
 * that around the folder.
 *
 * @returns nothing where Git cannot say: there is no repository, no program, or a clone that has only its last commits,
 *   in which every file would seem to be as old as the oldest of them
 */
export function readFileHistory(folder: string, site: string): ReadonlyMap<string, LastChange> {
  const changes = new Map<string, LastChange>()
  try {
    // A folder of the site could be a repository with a history of its own making.
    const top = enclosingRepository(pathWithin(site, folder) === undefined ? folder : site)
    const below = top === undefined ? undefined : pathWithin(top, realpathSync.native(folder))
    if (top === undefined || below === undefined) return changes
    if (runGit(top, ['rev-parse', '--is-shallow-repository']).toString().trim() !== 'false') return changes
    const places = ['--', `:(literal)${below === '' ? '.' : below}`]
    const log = runGit(top, ['log', '--format=%x00%cI%x09%aN', '--name-only', ...places]).toString()
    for (const commit of log.split('\0').slice(1)) {
      const [head = '', ...files] = commit.split('\n').filter((line) => line !== '')
      const [date = '', author = ''] = head.split('\t')
      for (const path of files) {
        const file = below === '' ? path : path.slice(below.length + 1)
        if (!changes.has(file)) changes.set(file, { date: new Date(date).toISOString(), author })
      }
    }
  } catch {
    return new Map()
  }
  return changes
}

/** Path with `/` from a folder to one in it; undefined for one elsewhere. */
function pathWithin(folder: string, path: string): string | undefined {
  const below = relative(folder, path).split(sep).join('/')
  return /^(?:\.\.(?:\/|$)|\/|[a-z]:)/i.test(below) ? undefined : below
}
