import { execFileSync } from 'node:child_process'
import { root } from './environment.js'

/**
 * Finds the commit that changes are counted from: the last one that the current branch shares with another one.
 *
 * @param {string | undefined} given - A branch or commit; default: `origin/main` where it is known, else `main`.
 * @param {string} [folder] - The repository.
 * @returns {{ commit: string } | { same: string } | { problem: string }} The commit's hash, or one sentence: that nothing differs
 *   from it, or why there is none.
 */
export function changedSince(given, folder = root) {
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
  const isKnown = (name) => git('rev-parse', '--verify', `${name}^{commit}`) !== undefined
  const base = given ?? (isKnown('origin/main') ? 'origin/main' : 'main')
  if (!isKnown(base)) {
    return {
      problem: `Git finds no commit "${base}": name the branch to compare with, for example \`npm run check:changed -- --base origin/main\`.`,
    }
  }
  const commit = git('merge-base', base, 'HEAD')
  if (commit !== undefined && commit === git('rev-parse', 'HEAD') && git('status', '--porcelain') === '')
    return {
      same: `Nothing differs from ${base}, so nothing was checked: \`npm run check\` and \`npm test\` check everything.`,
    }
  if (commit !== undefined) return { commit }
  return {
    problem: `"${base}" and HEAD share no commit, as in a shallow clone: run \`git fetch --unshallow\`, or name another base with --base.`,
  }
}
