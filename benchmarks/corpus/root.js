import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { documentedNames, install, work } from './install.js'

/**
 * Installs the corpus and writes a root without configuration: a workspace with a copy of each package, of whose entry points
 * only the main one is left.
 *
 * @returns The root's folder. What the packages depend on is in the `node_modules` above it.
 */
export function writeRoot() {
  install()
  const root = join(work, 'root')
  rmSync(root, { recursive: true, force: true })
  for (const name of documentedNames) {
    const folder = join(root, 'packages', folderOf(name))
    cpSync(join(work, 'node_modules', name), folder, { recursive: true })
    const file = join(folder, 'package.json')
    writeFileSync(file, JSON.stringify(withMainEntry(JSON.parse(readFileSync(file, 'utf8'))), undefined, 2))
  }
  writeFileSync(
    join(root, 'package.json'),
    JSON.stringify({ name: 'published-packages', private: true, workspaces: ['packages/*'] }),
  )
  return root
}

/** `@scope/name` is `scope-name`. */
export function folderOf(name) {
  return name.replace(/^@/, '').replace('/', '-')
}

function withMainEntry({ exports, ...manifest }) {
  return exports?.['.'] === undefined
    ? { ...manifest, ...(exports && { exports }) }
    : { ...manifest, exports: { '.': exports['.'] } }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(writeRoot())
