import { codeFrame, type Place } from './json/code-frame.ts'
import { FsError } from './fs-error.ts'

/**
 * Thrown for a file that is not valid JSON, with the position of the first mistake.
 *
 * @remarks
 * The code is `EJSONPARSE`; `cause` is the `SyntaxError` of `JSON.parse`.
 *
 * @example
 * ```ts
 * import { JsonParseError, readJson } from '@signpost/utils-fs'
 *
 * try {
 *   await readJson('settings.json')
 * } catch (error) {
 *   if (!(error instanceof JsonParseError)) throw error
 *   console.error(`settings.json:${error.line}:${error.column}`)
 *   console.error(error.snippet)
 *   // 1 | {
 *   // 2 |   "port": }
 *   //   |           ^
 * }
 * ```
 *
 * @searchAlias syntax invalid malformed unexpected
 * @public
 */
export class JsonParseError extends FsError {
  /** The name of the class. */
  override readonly name: string = 'JsonParseError'

  /** The line, from 1. */
  readonly line: number

  /** The column, from 1, in UTF-16 code units as in editors. A byte order mark is not counted. */
  readonly column: number

  /** The line with its number, the previous one, and a `^` below the column. Long lines are cut to 80 characters. */
  readonly snippet: string

  /**
   * Creates an error for a mistake in a text.
   *
   * @param path - The file.
   * @param text - The contents of the file.
   * @param place - The line and column of the mistake, from 1.
   * @param problem - The expected and the found text.
   * @param options - The original error of the parser.
   */
  constructor(
    path: string,
    text: string,
    place: { readonly line: number; readonly column: number },
    problem: string,
    options?: { readonly cause?: unknown },
  ) {
    const { line, column }: Place = place
    const snippet = codeFrame(text, { line, column })
    super(
      'EJSONPARSE',
      path,
      `"${path}" is not JSON at line ${line}, column ${column}: ${problem}\n${snippet}`,
      options,
    )
    this.line = line
    this.column = column
    this.snippet = snippet
  }
}
