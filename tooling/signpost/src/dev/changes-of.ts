import { manifestFiles } from '@signpost/files/manifests'
import { existsSync } from 'node:fs'
import { basename, dirname, join, relative, sep } from 'node:path'
import type { FoundPackage } from '@signpost/files/find-packages'

/** Rebuild that a changed file needs. */
export type Change = { kind: 'edit' | 'extract' | 'graph'; package: FoundPackage } | { kind: 'content' }

/** Inputs of a site. Files may be missing. */
export interface SiteFiles {
  root: string
  packages: readonly FoundPackage[]
  /** Folder of hand-written docs; without it the root's README is the introduction. */
  content: string
  /** The site's configuration, if `--config` names one. */
  config?: string
  /** Returns the files that the configuration names, such as a logo. */
  named?: () => readonly string[]
}

/**
 * Decides what to rebuild when a file changes.
 *
 * A source is an edit that is extracted whatever its time, and so is a configuration of the compiler; a declaration file or a
 * package.json needs an extraction; the README of a package needs its graph only; files of the docs and the site's
 * configuration need the docs. Tests and configurations
 * of other tools need nothing, and neither does JavaScript of a package that has TypeScript.
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
  if (/\.(?:test|test-d|spec|config)\.[cm]?[jt]sx?$/.test(inside)) return undefined
  const isDeclaration = /\.d\.[cm]?ts$/.test(inside)
  if (/^src\/.*\.[cm]?[jt]sx?$/.test(inside)) return { kind: 'edit', package: owner }
  if (!isDeclaration && /\.(?:[cm]?ts|tsx)$/.test(inside)) return { kind: 'edit', package: owner }
  if (/^[jt]sconfig(?:\.build)?\.json$/.test(inside)) return { kind: 'edit', package: owner }
  if (isDeclaration) return { kind: 'extract', package: owner }
  if (/\.(?:[cm]?js|jsx)$/.test(inside) && !owner.hasSources) return { kind: 'extract', package: owner }
  if (manifestFiles.includes(inside)) return { kind: 'extract', package: owner }
  if (/^readme\.md$/i.test(inside)) return { kind: 'graph', package: owner }
  return undefined
}

function isOfDocs(path: string, site: SiteFiles): boolean {
  return (
    isInContent(path, site) ||
    isConfiguration(path, site) ||
    isIntroduction(path, site) ||
    site.named?.().includes(path) === true
  )
}

function isConfiguration(path: string, { root, config }: SiteFiles): boolean {
  if (config !== undefined) return path === config
  return dirname(path) === root && /^site\.config\.(?:m?[jt]s|json)$/.test(basename(path))
}

function isIntroduction(path: string, { root, content }: SiteFiles): boolean {
  return path === join(root, 'README.md') && !existsSync(content)
}

/** Whether a path is, or is in, the folder of docs or the folder of a version beside it. */
export function isInContent(path: string, { content }: SiteFiles): boolean {
  const [folder = ''] = relative(dirname(content), path).split(sep)
  return folder === basename(content) || folder.startsWith(`${basename(content)}-`)
}
