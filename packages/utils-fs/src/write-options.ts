/**
 * How {@link writeJson} writes.
 *
 * @remarks
 * What is not given is as in the file that is replaced, and in a new file two spaces and LF.
 *
 * @example
 * ```ts
 * import { writeJson, type WriteJsonOptions } from '@signpost/utils-fs'
 *
 * const options: WriteJsonOptions = { indent: 'tab', eol: 'lf' }
 * await writeJson('settings.json', { port: 8080 }, options)
 * ```
 *
 * @public
 */
export interface WriteJsonOptions {
  /** The number of spaces by level, from 0 to 10, where 0 writes one line; or a tab; or what is there now. */
  readonly indent?: number | 'tab' | 'preserve' | undefined
  /** The ends of lines: LF, CR LF, or what is there now. */
  readonly eol?: 'lf' | 'crlf' | 'preserve' | undefined
  /**
   * Whether the file is replaced as a whole. `true` by default. With `false` it is emptied and written, which a file
   * needs that cannot be replaced, for example one that is mounted on its own into a container.
   */
  readonly atomic?: boolean | undefined
}
