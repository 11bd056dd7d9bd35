import { statSync, type Stats } from 'node:fs'
import { stat } from 'node:fs/promises'
import { dirname, relative, resolve } from 'node:path'
import { toPath, type PathInput } from '@signpost/utils-path'
import type { EntryKind } from './entry-kind.ts'
import type { FindUpOptions, FindUpPredicate, FindUpSyncOptions, FindUpSyncPredicate } from './find-up-options.ts'
import { kindOf } from './kind-of.ts'

/**
 * Finds a file or folder by its name, in a folder or the nearest one above it.
 *
 * @remarks
 * Of several names, the first that a folder has is taken, before any folder above is looked at. Where the system does not
 * let the program look, there is nothing.
 *
 * @param target - A name, names, or a function that decides for a folder. A name may have folders in it.
 * @param options - The first and the last folder, what the name must stand for, and what aborts.
 * @returns An absolute path of the system; `undefined` when there is none.
 * @throws The reason of the signal when it is aborted, and what a predicate throws.
 * @throws `UnsupportedUrlError` of `@signpost/utils-path` when a folder is a URL that names no path.
 *
 * @example
 * ```ts
 * import { findUp } from '@signpost/utils-fs'
 *
 * const lockfile = await findUp(['pnpm-lock.yaml', 'package-lock.json'], { from: import.meta.url })
 * ```
 *
 * @public
 */
export async function findUp(
  target: string | readonly string[] | FindUpPredicate,
  options: FindUpOptions = {},
): Promise<string | undefined> {
  const { from = '.', stopAt, kind, signal } = options
  const decide =
    typeof target === 'function'
      ? target
      : async (folder: string): Promise<string | undefined> => {
          for (const path of pathsIn(folder, target)) if (fits(await stat(path).catch(absent), kind)) return path
          return undefined
        }
  const start = resolve(toPath(from))
  for (const folder of foldersUp(start, await stat(start).catch(absent), stopAt)) {
    signal?.throwIfAborted()
    const found = foundIn(folder, await decide(folder))
    if (found !== undefined) return found
  }
  return undefined
}

/**
 * Finds a file or folder by its name, in a folder or the nearest one above it, without a promise. See {@link findUp}.
 *
 * @param target - A name, names, or a function that decides for a folder. A name may have folders in it.
 * @param options - The first and the last folder, and what the name must stand for.
 * @returns An absolute path of the system; `undefined` when there is none.
 * @throws What a predicate throws.
 * @throws `UnsupportedUrlError` of `@signpost/utils-path` when a folder is a URL that names no path.
 *
 * @example
 * ```ts
 * import { EntryKind, findUpSync } from '@signpost/utils-fs'
 *
 * const modules = findUpSync('node_modules', { kind: EntryKind.Directory })
 * ```
 *
 * @public
 */
export function findUpSync(
  target: string | readonly string[] | FindUpSyncPredicate,
  options: FindUpSyncOptions = {},
): string | undefined {
  const { from = '.', stopAt, kind } = options
  const decide =
    typeof target === 'function'
      ? target
      : (folder: string) => pathsIn(folder, target).find((path) => fits(statNow(path), kind))
  const start = resolve(toPath(from))
  for (const folder of foldersUp(start, statNow(start), stopAt)) {
    const found = foundIn(folder, decide(folder))
    if (found !== undefined) return found
  }
  return undefined
}

const absent = (): undefined => undefined

function statNow(path: string): Stats | undefined {
  try {
    return statSync(path)
  } catch {
    return undefined
  }
}

/** A folder and those above it, to `stopAt` or the root. */
function* foldersUp(start: string, stats: Stats | undefined, stopAt: PathInput | undefined): Generator<string> {
  const last = stopAt === undefined ? undefined : resolve(toPath(stopAt))
  let folder = stats?.isFile() ? dirname(start) : start
  for (;;) {
    yield folder
    const above = dirname(folder)
    // Not `===`: on Windows, names that differ in case are the same.
    if (above === folder || (last !== undefined && relative(last, folder) === '')) return
    folder = above
  }
}

function pathsIn(folder: string, names: string | readonly string[]): string[] {
  return [names].flat().map((name) => resolve(folder, name))
}

function fits(stats: Stats | undefined, kind: EntryKind | undefined): boolean {
  return stats !== undefined && (kind === undefined || kindOf(stats) === kind)
}

function foundIn(folder: string, answer: string | boolean | undefined): string | undefined {
  if (answer === true) return folder
  return answer ? resolve(folder, answer) : undefined
}
