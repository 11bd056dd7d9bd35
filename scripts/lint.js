import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, run } from './environment.js'

/**
 * Lints the whole repository in one process, because ESLint takes longer to load than to lint most packages. Then checks
 * the format, and finds unused files, exports and dependencies (`knip.json`). ESLint's cache skips unchanged files.
 */
const cache = ['--cache', '--cache-strategy', 'content', '--cache-location', join('.cache', 'eslint', rules())]
const linted = await run('eslint', ['.', ...cache])
const formatted = await run('biome', ['format'])
const used = await run('knip', ['--no-progress', '--no-config-hints'])
process.exitCode = linted.code || formatted.code || used.code

/** Hash of this repository's own rules: ESLint's cache key has a plugin's version, which does not change with its code. */
function rules() {
  const hash = createHash('sha256')
  for (const name of ['eslint-config', 'eslint-plugin-logical-properties', 'utils-primitives']) {
    const folder = join(root, 'packages', name, 'dist')
    const files = readdirSync(folder, { recursive: true }).filter((file) => file.endsWith('.js'))
    for (const file of files.sort()) hash.update(file).update(readFileSync(join(folder, file)))
  }
  return hash.digest('hex').slice(0, 16)
}
