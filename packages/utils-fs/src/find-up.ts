import { checkArgument, checkOptions } from '@signpost/utils-primitives'
import { statSync, type Stats } from 'node:fs'
import { stat } from 'node:fs/promises'
import { dirname, relative, resolve } from 'node:path'
import { toPath, type PathInput } from '@signpost/utils-path'
import { absent } from './absent.ts'
import type { EntryKind } from './entry-kind.ts'
import type { FindUpOptions, FindUpPredicate, FindUpSyncOptions, FindUpSyncPredicate } from './find-up-options.ts'
import { kindOf } from './kind-of.ts'

/**
 * Finds a file or folder by name, in a folder or its nearest ancestor.
 *
 * @remarks
 * Of several names, the first that exists in a folder wins, before any ancestor is searched. Names in inaccessible
 * folders count as missing.
 *
 * @param target - A name, several names, or a predicate for a folder. A name may contain folders.
 * @param options - The first and the last folder, the required kind, and a signal.
 * @returns An absolute system path; `undefined` if nothing is found.
 * @throws The reason of the signal when it aborts, and errors of a predicate.
 * @throws `UnsupportedUrlError` of `@signpost/utils-path` when a folder is not a file URL.
 *
 * @example
 * ```ts
 * import { findUp } from '@signpost/utils-fs'
 *
 * const lockfile = await findUp(['pnpm-lock.yaml', 'package-lock.json'], { from: import.meta.url })
 * ```
 *
 * @searchAlias parent closest upwards lookup locate search
 * @public
 */
export async function findUp(
  target: string | readonly string[] | FindUpPredicate,
  options: FindUpOptions = {},
): Promise<string | undefined> {
  checkFind(target, options, 'AbortSignal')
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
 * Synchronously finds a file or folder by name, in a folder or its nearest ancestor. See {@link findUp}.
 *
 * @param target - A name, several names, or a predicate for a folder. A name may contain folders.
 * @param options - The first and the last folder, and the required kind.
 * @returns An absolute system path; `undefined` if nothing is found.
 * @throws Errors of a predicate.
 * @throws `UnsupportedUrlError` of `@signpost/utils-path` when a folder is not a file URL.
 *
 * @example
 * ```ts
 * import { EntryKind, findUpSync } from '@signpost/utils-fs'
 *
 * const modules = findUpSync('node_modules', { kind: EntryKind.Directory })
 * ```
 *
 * @searchAlias parent closest lookup blocking
 * @public
 */
export function findUpSync(
  target: string | readonly string[] | FindUpSyncPredicate,
  options: FindUpSyncOptions = {},
): string | undefined {
  checkFind(target, options)
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

/** Checks what `findUp` is given, in development. */
function checkFind(target: unknown, options: object, signal?: 'AbortSignal'): void {
  checkArgument(
    'INVALID_TARGET',
    target,
    'names or a function',
    () => typeof target === 'function' || [target].flat().every((name) => name !== '' && typeof name === 'string'),
    'pass "package.json"',
  )
  checkOptions(signal ? 'findUp' : 'findUpSync', options, {
    from: [
      'a path or a file URL',
      (value) => typeof value === 'string' || (typeof value === 'object' && value !== null && 'href' in value),
    ],
    stopAt: [
      'a path or a file URL',
      (value) => typeof value === 'string' || (typeof value === 'object' && value !== null && 'href' in value),
    ],
    kind: { oneOf: ['file', 'directory'] },
    signal,
  })
}

function statNow(path: string): Stats | undefined {
  try {
    return statSync(path)
  } catch (error) {
    return absent(error)
  }
}

/** A folder and its ancestors, up to `stopAt` or the root. */
function* foldersUp(start: string, stats: Stats | undefined, stopAt: PathInput | undefined): Generator<string> {
  const last = stopAt === undefined ? undefined : resolve(toPath(stopAt))
  let folder = stats?.isFile() ? dirname(start) : start
  for (;;) {
    yield folder
    const above = dirname(folder)
    // Not `===`, because Windows ignores the case of names.
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
  checkArgument(
    'INVALID_ANSWER',
    answer,
    'a path, or true or false, of the function',
    () => !answer || typeof answer === 'string',
    'return one of them',
  )
  return answer ? resolve(folder, answer) : undefined
}
