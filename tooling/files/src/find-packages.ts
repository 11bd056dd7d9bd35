import { existsSync, lstatSync, readdirSync, statSync } from 'node:fs'
import { basename, join, relative, sep } from 'node:path'
import { globSync } from 'tinyglobby'
import { parse } from 'yaml'
import { RootError } from './root-error.ts'
import { SourceError } from './source-error.ts'
import { openSourceRoot, type SourceRoot } from './source-root.ts'

export { RootError }

/** A package of a repository. */
export interface FoundPackage {
  /** Absolute. */
  directory: string
  /** Its repository, absolute: no file outside it is read. */
  root: string
  /** Relative to the root, with `/`; empty when the root itself is the package. */
  path: string
  manifest: PackageManifest
  /** Whether it has sources in `src/` and a tsconfig of its own to compile them. */
  hasSources: boolean
}

/** Fields of a package.json that are read here. */
export interface PackageManifest {
  name?: string
  version?: string
  private?: boolean
  scripts?: Record<string, string>
}

/** Kind of a root, and its packages by path in code-unit order. */
export interface FoundPackages {
  layout: 'workspace' | 'package' | 'folder'
  packages: FoundPackage[]
}

/**
 * Finds the packages of a repository: the members of a pnpm, npm or yarn workspace, else the root if it is a package, else all
 * packages directly in the root (`a`, `@scope/b`), as in a `node_modules`.
 *
 * The root of a workspace is not one of its packages. Folders below `node_modules` are no packages, except in a root that is a
 * `node_modules`.
 *
 * @throws {@link RootError} when the root does not exist, its workspace file cannot be read, or it has no packages.
 */
export function findPackages(root: string): FoundPackages {
  if (!existsSync(root) || !statSync(root).isDirectory()) {
    throw new RootError(
      root,
      existsSync(root) ? 'a file' : 'nothing',
      'a folder',
      'Give the folder of a repository with --root.',
    )
  }
  const source = openSourceRoot(root)
  const patterns = workspacePatterns(root, source)
  if (patterns) {
    const packages = members(root, patterns, source)
    if (packages.length > 0) return { layout: 'workspace', packages }
    throw new RootError(
      root,
      `workspace patterns that match no package (${patterns.join(', ')})`,
      'at least one package',
      'Correct the patterns of the workspace.',
    )
  }
  const own = readManifest(root, source)
  if (own?.name !== undefined)
    return {
      layout: 'package',
      packages: [{ directory: root, root, path: '', manifest: own, hasSources: hasSources(root) }],
    }

  const packages = inFolder(root, source)
  if (packages.length > 0) return { layout: 'folder', packages }
  throw new RootError(
    root,
    'no package.json in it, nor in its folders',
    'a pnpm, npm or yarn workspace, a package, or a folder of packages',
    'Give the folder of one with --root.',
  )
}

function workspacePatterns(root: string, source: SourceRoot): string[] | undefined {
  const file = join(root, 'pnpm-workspace.yaml')
  if (isThere(file)) {
    let content: unknown
    try {
      content = parse(source.readText(file))
    } catch (error) {
      if (error instanceof SourceError) throw new RootError(file, error.found, error.expected, error.nextStep)
      throw new RootError(file, (error as Error).message, 'valid YAML', 'Correct the file.')
    }
    const { packages } = (content ?? {}) as { packages?: unknown }
    if (isPatterns(packages)) return packages
  }
  const { workspaces } = (readManifest(root, source) ?? {}) as { workspaces?: unknown }
  if (isPatterns(workspaces)) return workspaces
  const nested = (workspaces as { packages?: unknown } | undefined)?.packages
  return isPatterns(nested) ? nested : undefined
}

function isPatterns(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((pattern) => typeof pattern === 'string')
}

function members(root: string, patterns: readonly string[], source: SourceRoot): FoundPackage[] {
  const included = patterns.filter((pattern) => !pattern.startsWith('!'))
  const excluded = patterns.filter((pattern) => pattern.startsWith('!')).map((pattern) => pattern.slice(1))
  const toFolder = (pattern: string): string => pattern.replace(/^\.\//, '').replace(/\/+$/, '')
  // Matches folders: extraction reports a package.json that is not a file.
  const folders = globSync(included.map(toFolder), {
    cwd: root,
    ignore: ['**/node_modules/**', ...excluded.map(toFolder)],
    followSymbolicLinks: false,
    onlyDirectories: true,
    expandDirectories: false,
  })
  return folders.flatMap((folder) => found(root, join(root, folder, '.'), source)).sort(byPath)
}

function inFolder(root: string, source: SourceRoot): FoundPackage[] {
  const folders = readdirSync(root)
    .filter((name) => !name.startsWith('.'))
    .flatMap((name) =>
      name.startsWith('@') ? readdirIfFolder(join(root, name)).map((child) => join(name, child)) : [name],
    )
  return folders.flatMap((folder) => found(root, join(root, folder), source)).sort(byPath)
}

function readdirIfFolder(path: string): string[] {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ? readdirSync(path) : []
}

function found(root: string, directory: string, source: SourceRoot): FoundPackage[] {
  const path = relative(root, directory).split(sep).join('/')
  const manifest = path === '' ? undefined : readManifest(directory, source)
  return manifest ? [{ directory, root, path, manifest, hasSources: hasSources(directory) }] : []
}

function hasSources(directory: string): boolean {
  return (
    existsSync(join(directory, 'src')) &&
    ['tsconfig.build.json', 'tsconfig.json'].some((name) => existsSync(join(directory, name)))
  )
}

function byPath(a: FoundPackage, b: FoundPackage): number {
  return a.path < b.path ? -1 : 1
}

/** Reads a manifest. One that cannot be read or parsed gets the name of its folder; extraction reports its error. */
function readManifest(directory: string, source: SourceRoot): PackageManifest | undefined {
  const file = join(directory, 'package.json')
  if (!isThere(file)) return undefined
  try {
    const value: unknown = JSON.parse(source.readText(file))
    return typeof value === 'object' && value !== null ? (value as PackageManifest) : { name: basename(directory) }
  } catch {
    return { name: basename(directory) }
  }
}

/** Whether a path exists; broken links count. */
function isThere(path: string): boolean {
  try {
    return lstatSync(path, { throwIfNoEntry: false }) !== undefined
  } catch {
    return false
  }
}
