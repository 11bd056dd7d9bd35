import type { LiteralUnion } from '@signpost/types'

/**
 * Code of an {@link FsError}: a system code, as in Node.js errors, or a code of this package.
 *
 * @remarks
 * {@link JsonParseError} has the code `EJSONPARSE`, {@link JsonSchemaError} the code `EJSONSCHEMA`. The others are
 * system codes; the listed ones are common, and any other may occur.
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
 * @searchAlias errno enoent eacces eexist
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
  | 'ENOTSUP'
  | 'EPERM'
  | 'EROFS'
  | 'EJSONPARSE'
  | 'EJSONSCHEMA',
  string
>

/**
 * A failure to read or write a file or folder.
 *
 * @remarks
 * `cause` is the error of Node.js, if there is one.
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
 * @searchAlias errno enoent eacces exception io
 * @public
 */
export class FsError extends Error {
  /** The name of the class. */
  override readonly name: string = 'FsError'

  /** The kind of failure. */
  readonly code: FsErrorCode

  /** The file or folder: the given path, or that of the URL. In a walk, the folder that could not be read. */
  readonly path: string

  /**
   * Creates an error. Outside of this package, useful for tests of an error handler.
   *
   * @param code - The kind of failure.
   * @param path - The file or folder.
   * @param message - The attempted action with the path, and the reason of the failure.
   * @param options - The original error.
   */
  constructor(code: FsErrorCode, path: string, message: string, options?: { readonly cause?: unknown }) {
    super(message, options)
    this.code = code
    this.path = path
  }
}
