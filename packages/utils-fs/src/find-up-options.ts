import type { Promisable } from '@signpost/types'
import type { PathInput } from '@signpost/utils-path'
import type { EntryKind } from './entry-kind.ts'

/**
 * Options of {@link findUpSync}.
 *
 * @example
 * ```ts
 * import { EntryKind, findUpSync, type FindUpSyncOptions } from '@signpost/utils-fs'
 *
 * const options: FindUpSyncOptions = { from: 'packages/site', stopAt: '.', kind: EntryKind.File }
 * const manifest = findUpSync('package.json', options)
 * ```
 *
 * @public
 */
export interface FindUpSyncOptions {
  /** The first folder, or a file in it. Defaults to the working directory. It need not exist. */
  readonly from?: PathInput | undefined
  /**
   * The last folder. Defaults to the root of the file system, which also applies when it is not an ancestor of the
   * first one.
   */
  readonly stopAt?: PathInput | undefined
  /** The required kind; for links, that of their targets. Defaults to any. Results of a predicate are not checked. */
  readonly kind?: EntryKind.File | EntryKind.Directory | undefined
}

/**
 * Options of {@link findUp}.
 *
 * @example
 * ```ts
 * import { findUp, type FindUpOptions } from '@signpost/utils-fs'
 *
 * const options: FindUpOptions = { from: import.meta.url, signal: AbortSignal.timeout(5000) }
 * const manifest = await findUp('package.json', options)
 * ```
 *
 * @public
 */
export interface FindUpOptions extends FindUpSyncOptions {
  /** A signal that aborts the search before the next folder. */
  readonly signal?: AbortSignal | undefined
}

/**
 * A function that decides whether a folder contains the target of {@link findUpSync}.
 *
 * @remarks
 * It receives the absolute path of a folder. It returns a path, which may be relative to the folder, `true` for the
 * folder itself, or any other value to continue.
 *
 * @example
 * ```ts
 * import { existsSync, findUpSync, type FindUpSyncPredicate } from '@signpost/utils-fs'
 *
 * const isRoot: FindUpSyncPredicate = (folder) => existsSync(`${folder}/.git`)
 * const root = findUpSync(isRoot)
 * ```
 *
 * @public
 */
export type FindUpSyncPredicate = (folder: string) => string | boolean | undefined

/**
 * A function that decides whether a folder contains the target of {@link findUp}. May be asynchronous.
 *
 * @remarks
 * It receives the absolute path of a folder. It returns a path, which may be relative to the folder, `true` for the
 * folder itself, or any other value to continue.
 *
 * @example
 * ```ts
 * import { findUp, readJson, type FindUpPredicate } from '@signpost/utils-fs'
 * import { z } from 'zod'
 *
 * const schema = z.object({ workspaces: z.array(z.string()) })
 * const hasWorkspaces: FindUpPredicate = (folder) =>
 *   readJson(`${folder}/package.json`, { schema }).then(
 *     () => 'package.json',
 *     () => undefined,
 *   )
 * const manifest = await findUp(hasWorkspaces)
 * ```
 *
 * @public
 */
export type FindUpPredicate = (folder: string) => Promisable<string | boolean | undefined>
