import type { Promisable } from '@signpost/types'
import type { PathInput } from '@signpost/utils-path'
import type { EntryKind } from './entry-kind.ts'

/**
 * Where {@link findUpSync} looks, and for what.
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
  /** The first folder, or a file in it. The working directory by default. It may be missing. */
  readonly from?: PathInput | undefined
  /** The last folder. Without it, or when it is not above the first one, the root of the file system. */
  readonly stopAt?: PathInput | undefined
  /** What a name must stand for; of links, what they lead to. Anything by default. A predicate's answer is not checked. */
  readonly kind?: EntryKind.File | EntryKind.Directory | undefined
}

/**
 * Where {@link findUp} looks, and for what.
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
  /** Aborts the search before the next folder. */
  readonly signal?: AbortSignal | undefined
}

/**
 * Decides whether a folder has what {@link findUpSync} looks for.
 *
 * @remarks
 * It gets the absolute path of a folder, and returns a path, which may start from the folder; or `true` for the folder
 * itself; or something else to go on.
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
 * Decides whether a folder has what {@link findUp} looks for, at once or with a promise.
 *
 * @remarks
 * It gets the absolute path of a folder, and returns a path, which may start from the folder; or `true` for the folder
 * itself; or something else to go on.
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
