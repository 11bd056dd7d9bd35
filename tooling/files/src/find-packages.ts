import { existsSync, lstatSync, readdirSync, statSync } from 'node:fs'
import { basename, join, relative, sep } from 'node:path'
import { parse as parseJsonc, type ParseError, printParseErrorCode } from 'jsonc-parser'
import { escapePath, globSync } from 'tinyglobby'
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
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  exports?: unknown
  main?: unknown
  types?: unknown
  typings?: unknown
}

/** Kind of a root, and its packages by path in code-unit order. */
export interface FoundPackages {
  layout: 'workspace' | 'package' | 'folder'
  packages: FoundPackage[]
}

/**
 * Finds the packages of a repository: the members of a pnpm, npm, yarn, Lerna or Rush workspace, else the root if it is a
 * package, else all packages directly in the root (`a`, `@scope/b`), as in a `node_modules`.
 *
 * The root of a workspace is one of its packages if it can be published: it is not private, and has a name and an entry point.
 * Folders below `node_modules` are no packages, except in a root that is a `node_modules`.
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
  const own = rootPackage(root, source)
  const packages = members(root, patterns, source)
  if (packages.length > 0) {
    const published = own !== undefined && isPublished(own.manifest) ? [own] : []
    return { layout: 'workspace', packages: [...published, ...packages] }
  }
  if (patterns.length > 0 && !(own !== undefined && isPublished(own.manifest))) {
    throw new RootError(
      root,
      `workspace patterns that match no package (${patterns.join(', ')})`,
      'at least one package',
      'Correct the patterns of the workspace.',
    )
  }
  if (own !== undefined) return { layout: 'package', packages: [own] }

  const inRoot = inFolder(root, source)
  if (inRoot.length > 0) return { layout: 'folder', packages: inRoot }
  throw new RootError(
    root,
    'no package.json in it, nor in its folders',
    'a pnpm, npm, yarn, Lerna or Rush workspace, a package, or a folder of packages',
    'Give the folder of one with --root.',
  )
}

/** Patterns of the folders of a workspace; none in a root that is no workspace. */
function workspacePatterns(root: string, source: SourceRoot): readonly string[] {
  // A pnpm-workspace.yaml may have settings only.
  const { packages } = readData(join(root, 'pnpm-workspace.yaml'), source, parse) as { packages?: unknown }
  if (isPatterns(packages)) return packages
  const { workspaces } = (readManifest(root, source) ?? {}) as { workspaces?: unknown }
  if (isPatterns(workspaces)) return workspaces
  const nested = (workspaces as { packages?: unknown } | undefined)?.packages
  if (isPatterns(nested)) return nested
  const lerna = readData(join(root, 'lerna.json'), source, parseJson) as { packages?: unknown }
  if (isPatterns(lerna.packages)) return lerna.packages
  const rush = readData(join(root, 'rush.json'), source, parseJson) as { projects?: unknown }
  if (!Array.isArray(rush.projects)) return []
  const folders = (rush.projects as { projectFolder?: unknown }[]).map(({ projectFolder }) => projectFolder)
  return folders.filter((folder) => typeof folder === 'string').map((folder) => escapePath(folder))
}

/**
 * Reads a workspace file. Empty when there is none, or no object in it.
 *
 * @throws {@link RootError} when it cannot be read or parsed.
 */
function readData(file: string, source: SourceRoot, parseText: (text: string) => unknown): object {
  if (!isThere(file)) return {}
  try {
    const content = parseText(source.readText(file))
    return typeof content === 'object' && content !== null ? content : {}
  } catch (error) {
    if (error instanceof SourceError) throw new RootError(file, error.found, error.expected, error.nextStep)
    const language = file.endsWith('.json') ? 'JSON' : 'YAML'
    throw new RootError(file, (error as Error).message, `valid ${language}`, 'Correct the file.')
  }
}

/** Parses JSON with comments and trailing commas. */
function parseJson(text: string): unknown {
  const errors: ParseError[] = []
  const value: unknown = parseJsonc(text, errors, { allowTrailingComma: true })
  const [first] = errors
  if (first === undefined) return value
  const line = text.slice(0, first.offset).split('\n').length
  throw new Error(`${printParseErrorCode(first.error)} in line ${line}`)
}

/** The root as a package; undefined when it has no name. */
function rootPackage(root: string, source: SourceRoot): FoundPackage | undefined {
  const manifest = readManifest(root, source)
  if (manifest?.name === undefined) return undefined
  return { directory: root, root, path: '', manifest, hasSources: hasSources(root) }
}

function isPublished({ name, private: isPrivate, exports, main, types, typings }: PackageManifest): boolean {
  return (
    name !== undefined && isPrivate !== true && [exports, main, types, typings].some((entry) => entry !== undefined)
  )
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
