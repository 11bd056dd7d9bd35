import { existsSync, readdirSync } from 'node:fs'
import { join, sep } from 'node:path'
import type { FoundPackage } from '@signpost/files/find-packages'

/**
 * Folders of docs that are about no single package: the hand-written docs and the root itself, unless the root is a package, which has
 * its own.
 */
export function docsFolders(root: string, content: string | undefined, packages: readonly FoundPackage[]): string[] {
  const isPackage = packages.some(({ path }) => path === '')
  const written = content ?? join(root, 'content', 'docs')
  const folders = [...(existsSync(written) ? [written] : []), ...(isPackage ? [] : [root, join(root, 'docs')])]
  return folders.filter((folder, index) => existsSync(folder) && folders.indexOf(folder) === index)
}

/** Markdown files of a folder of docs, all below it; of a root only its READMEs, since its folders have their own. */
export function docsFiles(folder: string, root: string): string[] {
  // A folder of packages has no manifest.
  const isRoot = folder === root || existsSync(join(folder, 'package.json'))
  return readdirSync(folder, { recursive: !isRoot, encoding: 'utf8' })
    .filter((name) => (isRoot ? /^readme.*\.mdx?$/i : /\.mdx?$/).test(name) && !isHidden(name))
    .sort()
    .map((name) => join(folder, name))
}

function isHidden(name: string): boolean {
  return name.split(sep).some((part) => part === 'node_modules' || part.startsWith('.'))
}
