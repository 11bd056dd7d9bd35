import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, run } from './environment.js'

/**
 * Lints the whole repository in one process: what ESLint loads before its first file takes longer than the files of most
 * packages. Files that did not change are known from the run before.
 */
const { code } = await run('eslint', ['.', '--cache', '--cache-strategy', 'content', '--cache-location', join('.cache', 'eslint', rules())])
process.exitCode = code

/** A hash of the rules that are made here: ESLint's cache knows versions of plugins, and theirs do not change with their code. */
function rules() {
  const hash = createHash('sha256')
  for (const name of ['eslint-config', 'eslint-plugin-logical-properties', 'utils-primitives']) {
    const folder = join(root, 'packages', name, 'dist')
    const files = readdirSync(folder, { recursive: true }).filter((file) => file.endsWith('.js'))
    for (const file of files.sort()) hash.update(file).update(readFileSync(join(folder, file)))
  }
  return hash.digest('hex').slice(0, 16)
}
