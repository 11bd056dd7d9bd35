import type { LiteralUnion } from '@signpost/types'

/**
 * What kind of failure an {@link FsError} is: a code of the system, as in the errors of Node.js, or one of this package.
 *
 * @remarks
 * `EJSONPARSE` is that of {@link JsonParseError}, `EJSONSCHEMA` that of {@link JsonSchemaError}. The others come from the
 * system; those named here are the common ones, and any other may occur.
 *
 * @example
 * ```ts
 * import { readJson, FsError, type FsErrorCode } from '@signpost/utils-fs'
 *
 * const absent: FsErrorCode[] = ['ENOENT', 'ENOTDIR']
 *
 * export const settings = await readJson('settings.json').catch((error: unknown) => {
 *   if (error instanceof FsError && absent.includes(error.code)) return {}
 *   throw error
 * })
 * ```
 *
 * @public
 */
export type FsErrorCode = LiteralUnion<
  | 'EACCES'
  | 'EBUSY'
  | 'EEXIST'
  | 'EISDIR'
  | 'ELOOP'
  | 'EMFILE'
  | 'ENOENT'
  | 'ENOSPC'
  | 'ENOTDIR'
  | 'ENOTEMPTY'
  | 'EPERM'
  | 'EROFS'
  | 'EJSONPARSE'
  | 'EJSONSCHEMA',
  string
>

/**
 * A file or folder that could not be read or written, and why.
 *
 * @remarks
 * `cause` is the error of Node.js, where there is one.
 *
 * @example
 * ```ts
 * import { FsError, readJson } from '@signpost/utils-fs'
 *
 * try {
 *   await readJson('/srv/missing.json')
 * } catch (error) {
 *   if (!(error instanceof FsError)) throw error
 *   error.code // 'ENOENT'
 *   error.message // 'Could not read "/srv/missing.json": no such file or directory (ENOENT)'
 * }
 * ```
 *
 * @public
 */
export class FsError extends Error {
  /** The name of the class. */
  override readonly name: string = 'FsError'

  /** The kind of failure, to branch on. */
  readonly code: FsErrorCode

  /** The file or folder: the path that was given, or that of the URL. In a walk, the folder that could not be read. */
  readonly path: string

  /**
   * Describes a failure; useful outside this package for tests of an error handler.
   *
   * @param code - The kind of failure.
   * @param path - The file or folder.
   * @param message - What was tried, with the path, and what was wrong.
   * @param options - The error that this one explains.
   */
  constructor(code: FsErrorCode, path: string, message: string, options?: { readonly cause?: unknown }) {
    super(message, options)
    this.code = code
    this.path = path
  }
}
