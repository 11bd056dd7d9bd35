import { existsSync } from 'node:fs'
import { basename, dirname, join, relative, sep } from 'node:path'
import type { FoundPackage } from '@signpost/files/find-packages'

/** What a changed file asks for. */
export type Change = { kind: 'compile' | 'extract' | 'graph'; package: FoundPackage } | { kind: 'content' }

/** What a site is made of, whether or not it is there. */
export interface SiteFiles {
  root: string
  packages: readonly FoundPackage[]
  /** The folder of hand-written docs; without it the root's README is the introduction. */
  content: string
  /** The site's configuration, where one was asked for. */
  config?: string
}

/**
 * Decides what has to be made again when a file changes.
 *
 * A source below `src/` asks for a compilation (declarations first, then the extraction), another declaration file or a
 * package.json for an extraction, a package's README for its graph alone, a file of the docs or the site's configuration
 * for the docs. Tests change nothing that is documented.
 */
export function changesOf(path: string, site: SiteFiles): Change[] {
  const change = packageChange(path, site)
  return [...(change ? [change] : []), ...(isOfDocs(path, site) ? [{ kind: 'content' as const }] : [])]
}

function packageChange(path: string, { root, packages }: SiteFiles): Change | undefined {
  const file = relative(root, path).split(sep).join('/')
  const owner = packages
    .filter((found) => (found.path === '' ? !file.startsWith('../') : file.startsWith(`${found.path}/`)))
    .sort((a, b) => b.path.length - a.path.length)[0]
  if (!owner) return undefined
  const inside = file.slice(owner.path === '' ? 0 : owner.path.length + 1)
  if (/\.(?:test|test-d|spec)\.[cm]?[jt]sx?$/.test(inside)) return undefined
  if (/^src\/.*\.(?:[cm]?ts|tsx)$/.test(inside)) return { kind: 'compile', package: owner }
  // What the compilation above writes comes back here and is not a change of its own.
  if (/\.d\.[cm]?ts$/.test(inside) && !owner.hasSources) return { kind: 'extract', package: owner }
  if (inside === 'package.json') return { kind: 'extract', package: owner }
  if (/^readme\.md$/i.test(inside)) return { kind: 'graph', package: owner }
  return undefined
}

function isOfDocs(path: string, site: SiteFiles): boolean {
  return isInContent(path, site) || isConfiguration(path, site) || isIntroduction(path, site)
}

function isConfiguration(path: string, { root, config }: SiteFiles): boolean {
  if (config !== undefined) return path === config
  return dirname(path) === root && /^site\.config\.(?:m?[jt]s|json)$/.test(basename(path))
}

function isIntroduction(path: string, { root, content }: SiteFiles): boolean {
  return path === join(root, 'README.md') && !existsSync(content)
}

/** Whether a path is the folder of docs or that of a version of them, which lies beside it, or in one of the two. */
export function isInContent(path: string, { content }: SiteFiles): boolean {
  const [folder = ''] = relative(dirname(content), path).split(sep)
  return folder === basename(content) || folder.startsWith(`${basename(content)}-`)
}
