import { existsSync, lstatSync, readdirSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { escapePath, globSync, isDynamicPattern } from 'tinyglobby'
import { parse } from 'yaml'
import { denoManifests, readPackageManifest } from './package-manifest.ts'
import { parseJsonc } from './parse-jsonc.ts'
import { insidePatterns, isBelow, pathIn, toFolder, type OutsideFolder } from './outside-folders.ts'
import { nxProjects } from './nx-projects.ts'
import { RootError } from './root-error.ts'
import { SourceError } from './source-error.ts'
import { openSourceRoot, type SourceRoot } from './source-root.ts'
import { walkable } from './walkable.ts'

export { nxProjects, RootError, type OutsideFolder }

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
  /** Whether its manifest cannot be read or parsed, so that nothing but its folder is known. */
  isUnreadable?: true
  /** Name of the file that the manifest comes from, when it is one of Deno or JSR; absent for a package.json. */
  manifestFile?: string
}

/** Fields of a package.json, or of a manifest of Deno, that are read here. */
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
  /** Packages that patterns of the workspace match and others leave out, such as `!libs/old`. */
  leftOut: LeftOutPackage[]
  /** Patterns of the workspace that match no package. */
  unmatched: UnmatchedPattern[]
  /** Folders outside the root that it names. Nothing in them was read. */
  outside: OutsideFolder[]
}

/** A package that the workspace leaves out. */
export interface LeftOutPackage {
  package: FoundPackage
  /** Workspace file with the pattern, relative to the root. */
  file: string
}

/** A pattern without a package. */
export interface UnmatchedPattern {
  pattern: string
  /** Workspace file, relative to the root. */
  file: string
}

/** Patterns of one workspace file. */
interface WorkspaceFile {
  /** Relative to the root. */
  file: string
  patterns: readonly string[]
}

/**
 * Finds the packages of a repository: the members of a pnpm, npm, yarn, Lerna, Rush or Deno workspace, else the projects of Nx that
 * are packages, else the root if it is a package, else all packages directly in the root (`a`, `@scope/b`), as in a `node_modules`.
 *
 * The root of a workspace is one of its packages if it can be published: it is not private, and has a name and an entry point.
 * Folders below `node_modules` are no packages, except in a root that is a `node_modules`. Folders whose real path is not below the
 * root are no packages either: they are listed in `outside`.
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
  const files = workspaceFiles(root, source)
  const own = rootPackage(root, source)
  const { packages, namesRoot, ...besides } = members(root, files, source)
  // A root that the patterns name is a member, even if it is private.
  const ownMember = own !== undefined && (isPublished(own.manifest) || (namesRoot && hasEntry(own.manifest)))
  if (packages.length > 0) {
    return { layout: 'workspace', packages: [...(ownMember ? [own] : []), ...packages], ...besides }
  }
  const patterns = files.flatMap((one) => one.patterns)
  if (patterns.length > 0 && !ownMember) {
    throw new RootError(
      root,
      namesRoot
        ? 'a root that is its only package and has no entry point'
        : `workspace patterns that match no package (${patterns.join(', ')})`,
      'at least one package',
      namesRoot
        ? 'Name its entry point in "exports", "types" or "main".'
        : 'Correct the patterns of the workspace, or give a --root that holds its packages.',
    )
  }
  if (own !== undefined) return { layout: 'package', packages: [own], ...besides }

  const inRoot = inFolder(root, source)
  if (inRoot.packages.length > 0) return { ...besides, layout: 'folder', ...inRoot }
  const deno = denoManifests.find((name) => isThere(join(root, name)))
  if (deno !== undefined) {
    throw new RootError(
      root,
      `${deno} without a "name" and "exports", and without a "workspace"`,
      'a package of JSR, or a workspace of them',
      `Add "name", "version" and "exports" to ${deno}, as JSR requires.`,
    )
  }
  throw new RootError(
    root,
    'no package.json in it, nor in its folders',
    'a pnpm, npm, yarn, Lerna, Rush or Deno workspace, a package, or a folder of packages',
    'Give the folder of one with --root.',
  )
}

/**
 * Workspace files with their patterns; none in a root that is no workspace. A repository may have several, such as one of pnpm
 * and one of Lerna: a package of any of them is a package of the workspace.
 */
function workspaceFiles(root: string, source: SourceRoot): WorkspaceFile[] {
  // A pnpm-workspace.yaml may have settings only.
  const pnpm = readData(join(root, 'pnpm-workspace.yaml'), source, parseYaml) as { packages?: unknown }
  const { workspaces } = (readManifest(root, source)?.manifest ?? {}) as { workspaces?: unknown }
  const deno = ['deno.json', 'deno.jsonc'].map((file): [string, unknown] => {
    const { workspace } = readData(join(root, file), source, parseJsonc) as { workspace?: unknown }
    return [file, Array.isArray(workspace) ? workspace : (workspace as { members?: unknown } | null)?.members]
  })
  const lerna = readData(join(root, 'lerna.json'), source, parseJsonc) as { packages?: unknown }
  const rush = readData(join(root, 'rush.json'), source, parseJsonc) as { projects?: unknown }
  const projects = Array.isArray(rush.projects) ? (rush.projects as ({ projectFolder?: unknown } | null)[]) : []
  const found: [file: string, patterns: unknown][] = [
    ['pnpm-workspace.yaml', pnpm.packages],
    ['package.json', Array.isArray(workspaces) ? workspaces : (workspaces as { packages?: unknown } | null)?.packages],
    ['lerna.json', lerna.packages],
    [
      'rush.json',
      projects.flatMap((project) => (typeof project?.projectFolder === 'string' ? [project.projectFolder] : [])),
    ],
    ...deno,
  ]
  const files = found.flatMap(([file, patterns]) =>
    isPatterns(patterns) && patterns.length > 0 ? [{ file, patterns }] : [],
  )
  if (files.length > 0) return files
  // Without a workspace of a package manager, the projects are what there is.
  const { packages } = nxProjects(root)
  return packages.length === 0 ? [] : [{ file: 'nx.json', patterns: packages }]
}

/**
 * Reads a workspace file. Empty when there is none, or no object in it.
 *
 * @throws {@link RootError} when it cannot be read or parsed.
 */
function readData(file: string, source: SourceRoot, parseText: (text: string) => unknown): object {
  if (!isThere(file)) return {}
  try {
    const content = walkable(parseText(source.readText(file)))
    return typeof content === 'object' && content !== null ? content : {}
  } catch (error) {
    if (error instanceof SourceError) throw new RootError(file, error.found, error.expected, error.nextStep)
    const language = /\.jsonc?$/.test(file) ? 'JSON' : 'YAML'
    throw new RootError(file, (error as Error).message, `valid ${language}`, 'Correct the file.')
  }
}

/** Parses YAML. A key that is there twice has its last value: to compare each key with all others takes quadratic time. */
function parseYaml(text: string): unknown {
  return parse(text, { uniqueKeys: false })
}

/** The root as a package; undefined when it has no name. */
function rootPackage(root: string, source: SourceRoot): FoundPackage | undefined {
  const read = readManifest(root, source)
  if (read?.manifest.name === undefined) return undefined
  return { directory: root, root, path: '', ...read, hasSources: hasSources(root) }
}

function isPublished(manifest: PackageManifest): boolean {
  return manifest.private !== true && hasEntry(manifest)
}

function hasEntry({ name, exports, main, types, typings }: PackageManifest): boolean {
  return name !== undefined && [exports, main, types, typings].some((entry) => entry !== undefined)
}

function isPatterns(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((pattern) => typeof pattern === 'string')
}

/** Members of a workspace, and what its files name besides. */
interface Members extends Omit<FoundPackages, 'layout'> {
  /** Whether a pattern matches the root itself. */
  namesRoot: boolean
}

function members(root: string, files: readonly WorkspaceFile[], source: SourceRoot): Members {
  const packages = new Map<string, FoundPackage>()
  const others = new Map<string, LeftOutPackage>()
  const unmatched: UnmatchedPattern[] = []
  const outside: OutsideFolder[] = []
  let namesRoot = false
  for (const { file, patterns } of files) {
    // Rush and Nx have folders in place of patterns.
    const isLiteral = (pattern: string): boolean =>
      ['rush.json', 'nx.json'].includes(file) || !isDynamicPattern(pattern)
    const excluded = patterns.filter(isNegated).map((pattern) => toFolder(pattern.slice(1)))
    const { inside, outside: beyond } = insidePatterns(
      root,
      patterns.filter((one) => !isNegated(one)),
      source,
    )
    outside.push(...beyond)
    for (const pattern of inside) {
      const folder = toFolder(pattern)
      const matched = isLiteral(folder) ? packageAt(root, folder, source) : packagesIn(root, folder, source)
      const isRoot = folder === '.'
      namesRoot ||= isRoot
      if (matched.length === 0 && !isRoot) unmatched.push({ pattern, file })
      const only = isLiteral(folder) ? escapePath(folder) : folder
      const kept = excluded.length === 0 ? matched : packagesIn(root, only, source, excluded)
      for (const one of kept) packages.set(one.path, one)
      for (const one of matched) if (!others.has(one.path)) others.set(one.path, { package: one, file })
    }
  }
  return {
    packages: [...packages.values()].sort(byPath),
    leftOut: [...others.values()]
      .filter((one) => !packages.has(one.package.path))
      .sort((a, b) => byPath(a.package, b.package)),
    unmatched,
    outside,
    namesRoot,
  }
}

function isNegated(pattern: string): boolean {
  return pattern.startsWith('!')
}

/** The package in a folder that is named without a pattern: thousands of patterns would each search the repository. */
function packageAt(root: string, folder: string, source: SourceRoot): FoundPackage[] {
  if (folder.split('/').includes('node_modules')) return []
  const isThere = lstatSync(join(root, folder), { throwIfNoEntry: false })?.isDirectory() === true
  return isThere ? found(root, join(root, folder, '.'), source) : []
}

function packagesIn(
  root: string,
  pattern: string,
  source: SourceRoot,
  excluded: readonly string[] = [],
): FoundPackage[] {
  // Matches folders: extraction reports a package.json that is not a file.
  const folders = globSync(pattern, {
    cwd: root,
    ignore: ['**/node_modules/**', ...excluded],
    followSymbolicLinks: false,
    onlyDirectories: true,
    expandDirectories: false,
  })
  return folders.flatMap((folder) => found(root, join(root, folder, '.'), source))
}

function inFolder(root: string, source: SourceRoot): Pick<FoundPackages, 'packages' | 'outside'> {
  const names = readdirSync(root)
    .filter((name) => !name.startsWith('.'))
    .flatMap((name) =>
      name.startsWith('@') ? readdirIfFolder(join(root, name)).map((child) => join(name, child)) : [name],
    )
  const folders = names.map((name) => join(root, name))
  const packages = folders.filter((folder) => isBelow(folder, source)).flatMap((folder) => found(root, folder, source))
  const outside = folders.filter((folder) => isFolder(folder) && !isBelow(folder, source))
  return { packages: packages.sort(byPath), outside: outside.map((folder) => ({ folder: pathIn(root, folder) })) }
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true
}

function readdirIfFolder(path: string): string[] {
  return isFolder(path) ? readdirSync(path) : []
}

function found(root: string, directory: string, source: SourceRoot): FoundPackage[] {
  const path = pathIn(root, directory)
  const read = path === '' ? undefined : readManifest(directory, source)
  return read ? [{ directory, root, path, ...read, hasSources: hasSources(directory) }] : []
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

/**
 * Reads a manifest; undefined without one. One that cannot be read or parsed gets the name of its folder, and extraction reports
 * its error.
 */
function readManifest(
  directory: string,
  source: SourceRoot,
): Pick<FoundPackage, 'manifest' | 'isUnreadable' | 'manifestFile'> | undefined {
  try {
    const read = readPackageManifest(directory, source)
    if (read === undefined) return undefined
    return {
      manifest: manifestOf(read.fields),
      ...(read.file !== 'package.json' && { manifestFile: read.file }),
    }
  } catch {
    return { manifest: { name: basename(directory) }, isUnreadable: true }
  }
}

/** Manifest in which a name or version of another type counts as absent. */
function manifestOf({ name, version, ...fields }: { name?: unknown; version?: unknown }): PackageManifest {
  return {
    ...fields,
    ...(typeof name === 'string' && name !== '' && { name }),
    ...(typeof version === 'string' && { version }),
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
