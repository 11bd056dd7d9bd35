/**
 * Options of {@link writeJson}.
 *
 * @remarks
 * Defaults are the style of the existing file; for a new file, two spaces and LF.
 *
 * @example
 * ```ts
 * import { writeJson, type WriteJsonOptions } from '@signpost/utils-fs'
 *
 * const options: WriteJsonOptions = { indent: 'tab', eol: 'lf' }
 * await writeJson('settings.json', { port: 8080 }, options)
 * ```
 *
 * @searchAlias spaces pretty
 * @public
 */
export interface WriteJsonOptions {
  /** The number of spaces per level, from 0 (a single line) to 10; a tab; or the existing style. */
  readonly indent?: number | 'tab' | 'preserve' | undefined
  /** The line endings: LF, CR LF, or the existing style. */
  readonly eol?: 'lf' | 'crlf' | 'preserve' | undefined
  /**
   * Whether to replace the file atomically. Defaults to `true`. With `false`, the existing file is truncated and
   * written, which is necessary for files that cannot be replaced, such as a single file mounted into a container.
   */
  readonly atomic?: boolean | undefined
}
