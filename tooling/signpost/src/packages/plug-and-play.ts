import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Whether Yarn has installed a root in archives. */
export function hasArchives(root: string): boolean {
  return ['.pnp.cjs', '.pnp.js'].some((name) => existsSync(join(root, name)))
}

/** Whether Yarn 2 or later installs a root in archives: its default, where `nodeLinker` names nothing else. */
export function usesPlugAndPlay(root: string): boolean {
  if (hasArchives(root)) return true
  const file = join(root, '.yarnrc.yml')
  return existsSync(file) && !/^nodeLinker:\s*["']?(?:node-modules|pnpm)\b/m.test(readFileSync(file, 'utf8'))
}
