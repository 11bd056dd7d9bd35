import { dirname, relative, resolve } from 'node:path'
import { EntryKind } from '@signpost/utils-fs'
import { toPath, type PathInput } from '@signpost/utils-path'
import { isPlainObject, checkOptions } from '@signpost/utils-primitives'
import { run, runNow, type Program } from './disk/program.ts'
import { find, isThere, json, text } from './disk/steps.ts'
import { RootMarker } from './root-marker.ts'
import { RootNotFoundError } from './root-not-found-error.ts'

/**
 * Options of {@link findRoot}.
 *
 * @example
 * ```ts
 * import { findRootSync, RootMarker, type FindRootOptions } from '@signpost/utils-repo'
 *
 * const options: FindRootOptions = { marker: RootMarker.Manifest, stopAt: findRootSync() }
 * const nearestPackage = findRootSync('packages/core/src', options)
 * ```
 *
 * @public
 */
export interface FindRootOptions {
  /** The marker that identifies the root. Defaults to {@link RootMarker.Workspaces}. */
  readonly marker?: RootMarker | undefined
  /**
   * The last folder to search. Defaults to the root of the file system, which also applies when it is not an ancestor
   * of the first one.
   */
  readonly stopAt?: PathInput | undefined
}

/**
 * Finds the root of a repository: the nearest folder, from the given one upwards, with a {@link RootMarker}.
 *
 * @param from - The first folder, or a file in it: a path, which may be relative, or a file URL. Defaults to the
 *   working directory. It need not exist.
 * @param options - The marker, and the last folder.
 * @returns The absolute path of the root, which may be that of the file system.
 * @throws {@link RootNotFoundError} when no folder has the marker.
 * @throws `FsError` of `@signpost/utils-fs` when a `package.json` on the way cannot be read or parsed.
 *
 * @example
 * ```ts
 * import { findRoot } from '@signpost/utils-repo'
 *
 * const root = await findRoot(import.meta.url)
 * ```
 *
 * @searchAlias project monorepo top level workspace directory pkgdir
 * @public
 */
export async function findRoot(from: PathInput = '.', options: FindRootOptions = {}): Promise<string> {
  checkRoot('findRoot', options)
  return run(rootOf(from, options))
}

/**
 * Synchronously finds the root of a repository. See {@link findRoot}.
 *
 * @param from - The first folder, or a file in it: a path, which may be relative, or a file URL. Defaults to the
 *   working directory. It need not exist.
 * @param options - The marker, and the last folder.
 * @returns The absolute path of the root, which may be that of the file system.
 * @throws {@link RootNotFoundError} when no folder has the marker.
 * @throws `FsError` of `@signpost/utils-fs` when a `package.json` on the way cannot be read or parsed.
 *
 * @example
 * ```ts
 * import { findRootSync, RootMarker } from '@signpost/utils-repo'
 *
 * const repository = findRootSync('.', { marker: RootMarker.Git })
 * ```
 *
 * @searchAlias project monorepo top level blocking
 * @public
 */
export function findRootSync(from: PathInput = '.', options: FindRootOptions = {}): string {
  checkRoot('findRootSync', options)
  return runNow(rootOf(from, options))
}

/** Implements {@link findRoot}. */
export function* rootOf(from: PathInput, options: FindRootOptions): Program<string> {
  const { marker = RootMarker.Workspaces } = options
  const first = resolve(toPath(from))
  const last = options.stopAt === undefined ? undefined : resolve(toPath(options.stopAt))
  const { names, kind, accepts } = markers[marker]

  for (let start = first; ; ) {
    const file = yield* find(names, { from: start, stopAt: last, kind })
    if (file === undefined) break
    const folder = dirname(file)
    if (!accepts || (yield* accepts(file))) return folder
    start = dirname(folder)
    // Not `===`, because Windows ignores the case of names.
    if (start === folder || (last !== undefined && relative(last, folder) === '')) break
  }
  throw new RootNotFoundError(first, marker)
}

/** Checks the options of a search for the root, in development. */
export function checkRoot(taker: string, options: object): void {
  checkOptions(taker, options, {
    marker: { oneOf: ['git', 'workspaces', 'manifest'] },
    stopAt: [
      'a path or a file URL',
      (value) => typeof value === 'string' || (typeof value === 'object' && value !== null && 'href' in value),
    ],
  })
}

/** Checks the options of a reading of workspaces, in development. */
export function checkWorkspaces(taker: string, options: object, signal?: 'AbortSignal'): void {
  checkOptions(taker, options, {
    marker: { oneOf: ['git', 'workspaces', 'manifest'] },
    stopAt: [
      'a path or a file URL',
      (value) => typeof value === 'string' || (typeof value === 'object' && value !== null && 'href' in value),
    ],
    patterns: ['an array of globs', (value) => Array.isArray(value) && value.every((one) => typeof one === 'string')],
    includeRoot: 'boolean',
    signal,
  })
}

interface Marker {
  /** Names of which a root has one. */
  readonly names: readonly string[]
  readonly kind?: EntryKind.File
  /** Whether the folder with the name is a root. Defaults to always. */
  readonly accepts?: (file: string) => Program<boolean>
}

const markers: Readonly<Record<RootMarker, Marker>> = {
  [RootMarker.Git]: {
    names: ['.git'],
    *accepts(file) {
      const pointer = yield* text(file)
      return pointer === undefined ? yield* isThere(resolve(file, 'HEAD')) : pointer.startsWith('gitdir:')
    },
  },
  [RootMarker.Workspaces]: {
    names: ['pnpm-workspace.yaml', 'package.json'],
    kind: EntryKind.File,
    *accepts(file) {
      if (file.endsWith('.yaml')) return true
      const manifest = yield* json(file)
      return isPlainObject(manifest) && manifest['workspaces'] != null
    },
  },
  [RootMarker.Manifest]: {
    names: ['package.json'],
    kind: EntryKind.File,
  },
}
