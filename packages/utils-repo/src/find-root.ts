import { dirname, relative, resolve } from 'node:path'
import { EntryKind } from '@signpost/utils-fs'
import { toPath, type PathInput } from '@signpost/utils-path'
import { isPlainObject } from '@signpost/utils-primitives'
import { run, runNow, type Program } from './disk/program.ts'
import { find, isThere, json, text } from './disk/steps.ts'
import { RootMarker } from './root-marker.ts'
import { RootNotFoundError } from './root-not-found-error.ts'

/**
 * What {@link findRoot} looks for, and how far.
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
  /** What makes a folder the root. {@link RootMarker.Workspaces} by default. */
  readonly marker?: RootMarker | undefined
  /** The last folder to look in. Without it, or when it is not above the first one, the root of the file system. */
  readonly stopAt?: PathInput | undefined
}

/**
 * Finds the root of a repository: the nearest folder, from one upwards, that has a {@link RootMarker}.
 *
 * @param from - The first folder, or a file in it: a path, which may be relative, or a file URL. The working directory by
 *   default. It may be missing.
 * @param options - What to look for, and the last folder.
 * @returns The absolute path of the root, which may be that of the file system.
 * @throws {@link RootNotFoundError} when there is none.
 * @throws `FsError` of `@signpost/utils-fs` when a `package.json` on the way cannot be read, or is not JSON.
 *
 * @example
 * ```ts
 * import { findRoot } from '@signpost/utils-repo'
 *
 * const root = await findRoot(import.meta.url)
 * ```
 *
 * @public
 */
export async function findRoot(from: PathInput = '.', options: FindRootOptions = {}): Promise<string> {
  return run(rootOf(from, options))
}

/**
 * Finds the root of a repository without a promise. See {@link findRoot}.
 *
 * @param from - The first folder, or a file in it: a path, which may be relative, or a file URL. The working directory by
 *   default. It may be missing.
 * @param options - What to look for, and the last folder.
 * @returns The absolute path of the root, which may be that of the file system.
 * @throws {@link RootNotFoundError} when there is none.
 * @throws `FsError` of `@signpost/utils-fs` when a `package.json` on the way cannot be read, or is not JSON.
 *
 * @example
 * ```ts
 * import { findRootSync, RootMarker } from '@signpost/utils-repo'
 *
 * const repository = findRootSync('.', { marker: RootMarker.Git })
 * ```
 *
 * @public
 */
export function findRootSync(from: PathInput = '.', options: FindRootOptions = {}): string {
  return runNow(rootOf(from, options))
}

/** The program of {@link findRoot}. */
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
    // Not `===`: on Windows, names that differ in case are the same.
    if (start === folder || (last !== undefined && relative(last, folder) === '')) break
  }
  throw new RootNotFoundError(first, marker)
}

interface Marker {
  /** What a root has one of. */
  readonly names: readonly string[]
  readonly kind?: EntryKind.File
  /** Whether the folder that has it is a root. Always, where it is missing. */
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
