import { execFileSync } from 'node:child_process'

/** The commit that is checked out in the repository around a folder; undefined where Git cannot say. */
export function headCommit(folder: string): string | undefined {
  try {
    return execFileSync('git', ['-C', folder, 'rev-parse', '--verify', 'HEAD'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim()
  } catch {
    return undefined
  }
}
