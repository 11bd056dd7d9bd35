import { execFileSync } from 'node:child_process'
import { root } from './environment.js'

/**
 * Finds the commit that changes are counted from: the last one that the current branch shares with another one.
 *
 * @param {string} base - A branch or commit.
 * @param {string} [folder] - The repository.
 * @returns {{ commit: string } | { problem: string }} The commit's hash, or one sentence about why there is none.
 */
export function changedSince(base, folder = root) {
  const git = (...args) => {
    try {
      const options = { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }
      return execFileSync('git', args, options).trim()
    } catch {
      return undefined
    }
  }
  if (git('rev-parse', '--git-dir') === undefined) {
    return {
      problem: `${folder} is not a Git clone, or git is not installed, so changes cannot be found: run \`npm run check\` and \`npm test\`.`,
    }
  }
  if (git('rev-parse', '--verify', `${base}^{commit}`) === undefined) {
    return {
      problem: `Git finds no commit "${base}": name the branch to compare with, for example \`npm run check:changed -- --base origin/main\`.`,
    }
  }
  const commit = git('merge-base', base, 'HEAD')
  if (commit !== undefined) return { commit }
  return {
    problem: `"${base}" and HEAD share no commit, as in a shallow clone: run \`git fetch --unshallow\`, or name another base with --base.`,
  }
}
