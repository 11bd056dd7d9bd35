import { join, posix } from 'node:path'
import type { PackageManifest } from '@signpost/types'
import { relativePosix } from '@signpost/utils-path'
import { isPlainObject } from '@signpost/utils-primitives'
import { parse } from 'yaml'
import { packageManagerOf, rootManifest } from './detect-package-manager.ts'
import { checkEncoding } from './check-encoding.ts'
import { all, type Program } from './disk/program.ts'
import { manifest, matches, real, text } from './disk/steps.ts'
import { isTexts } from './manifest-schema.ts'
import { PackageManager } from './package-manager.ts'
import { WorkspaceError } from './workspace-error.ts'
import type { WorkspacePackage } from './workspace-package.ts'

/** Data of a repository, read at once. */
export interface LoadedWorkspaces {
  readonly packageManager: PackageManager
  readonly packages: readonly WorkspacePackage[]
}

/**
 * Reads the packages of a root.
 *
 * @param patterns - Globs in place of those declared by the repository.
 * @param includeRoot - Whether to include the package of the root.
 * @throws {@link WorkspaceError} when two packages have the same name, or `pnpm-workspace.yaml` is invalid.
 */
export function* loadWorkspaces(
  root: string,
  patterns: readonly string[] | undefined,
  includeRoot: boolean,
): Program<LoadedWorkspaces> {
  const rootJson = yield* rootManifest(root)
  const packageManager = yield* packageManagerOf(root, rootJson)
  const globs = patterns ?? (yield* declaredPatterns(root, rootJson))
  const dirs = yield* packageDirs(root, globs, patterns === undefined && packageManager === PackageManager.Npm)
  const packages = yield* all(dirs.map((dir) => packageIn(root, dir)))
  if (includeRoot && rootJson) packages.unshift(toPackage(root, root, rootJson))
  refuseDuplicates(packages)
  return { packageManager, packages }
}

/** As in pnpm, an existing `pnpm-workspace.yaml` overrides `package.json`, even without `packages`. */
function* declaredPatterns(root: string, rootJson: PackageManifest | undefined): Program<readonly string[]> {
  const file = join(root, 'pnpm-workspace.yaml')
  const yaml = yield* text(file)
  if (yaml === undefined) {
    const workspaces = rootJson?.workspaces ?? []
    return Array.isArray(workspaces) ? workspaces : (workspaces.packages ?? [])
  }
  const config = parseYaml(file, yaml)
  checkEncoding(file, yaml, config)
  const packages = isPlainObject(config) ? (config['packages'] ?? []) : []
  if (isTexts(packages)) return packages
  throw new WorkspaceError(
    'INVALID_CONFIG',
    `Expected "packages" in "${file}" to be a list of globs, found ${isPlainObject(packages) ? 'object' : `[${packages as string}]`}: fix it`,
  )
}

function parseYaml(file: string, yaml: string): unknown {
  try {
    return parse(yaml)
  } catch (cause) {
    throw new WorkspaceError(
      'INVALID_CONFIG',
      `Expected YAML in "${file}", found an error: ${(cause as Error).message}`,
      { cause },
    )
  }
}

/**
 * Folders that match globs and have a `package.json`, except the root, sorted by relative path.
 *
 * @param inOrder - Whether an exclusion applies only to the globs before it, as in npm. Elsewhere it applies to all.
 */
function* packageDirs(root: string, patterns: readonly string[], inOrder: boolean): Program<string[]> {
  const manifests = patterns.map(manifestGlob)
  const excludedFrom = (index: number): string[] =>
    manifests.slice(index).flatMap((glob) => (glob.startsWith('!') ? glob.slice(1) : []))
  const included = manifests.flatMap((glob, index) =>
    glob.startsWith('!') ? [] : { globs: [glob], excluded: excludedFrom(inOrder ? index : 0) },
  )
  const groups = inOrder ? included : mergedGroups(included)
  const files = yield* all(
    groups.map(({ globs, excluded }) =>
      matches(globs, {
        cwd: root,
        ignore: ['**/node_modules/**', '**/bower_components/**', ...excluded],
        expandDirectories: false,
      }),
    ),
  )
  const found = [...new Set(files.flat().map((file) => posix.dirname(file)))].sort(byCodeUnit)
  const kept = yield* withoutLinks(root, found)
  return found.map((dir) => join(root, dir)).filter((dir) => dir !== root && kept.has(dir))
}

interface GlobGroup {
  readonly globs: readonly string[]
  readonly excluded: readonly string[]
}

/** One search for globs with the same exclusions. */
function mergedGroups(groups: readonly GlobGroup[]): readonly GlobGroup[] {
  const [first] = groups
  return first ? [{ globs: groups.flatMap(({ globs }) => globs), excluded: first.excluded }] : []
}

/** Of several paths to a folder, keeps the one without links, else the shortest. Drops those to the root. */
function* withoutLinks(root: string, found: readonly string[]): Program<ReadonlySet<string>> {
  const realRoot = yield* real(root)
  const byRealPath = new Map<string, string>([[realRoot, root]])
  for (const dir of [...found].sort((a, b) => a.split('/').length - b.split('/').length)) {
    const path = join(root, dir)
    const realPath = yield* real(path)
    if (!byRealPath.has(realPath) || join(realRoot, dir) === realPath) byRealPath.set(realPath, path)
  }
  return new Set(byRealPath.values())
}

/** Converts `./packages/*\/` to `packages/*\/package.json`, keeping a leading `!`. */
function manifestGlob(pattern: string): string {
  const [, not = '', glob = ''] = /^(!?)(?:\.\/+)*(.*?)\/*$/s.exec(pattern.trim()) ?? []
  return not + (glob === '' || glob === '.' ? 'package.json' : `${glob}/package.json`)
}

function* packageIn(root: string, dir: string): Program<WorkspacePackage> {
  return toPackage(root, dir, yield* manifest(join(dir, 'package.json')))
}

function toPackage(root: string, dir: string, manifest: PackageManifest): WorkspacePackage {
  const relativeDir = relativePosix(root, dir)
  return { name: manifest.name || relativeDir, dir, relativeDir, manifest, private: manifest.private === true }
}

function refuseDuplicates(packages: readonly WorkspacePackage[]): void {
  const dirs = new Map<string, string>()
  for (const { name, relativeDir } of packages) {
    const other = dirs.get(name)
    if (other !== undefined) {
      const message = `Expected one package named "${name}", found it in "${other}" and in "${relativeDir}": rename one`
      throw new WorkspaceError('DUPLICATE_NAME', message, { packages: [name] })
    }
    dirs.set(name, relativeDir)
  }
}

function byCodeUnit(a: string, b: string): number {
  return a < b ? -1 : Number(a > b)
}
