/**
 * Thrown by {@link (loadFixtures:1) | loadFixtures} for unusable fixtures.
 *
 * @example
 * ```ts
 * import { FixtureError, loadFixtures } from '@signpost/utils-test'
 *
 * await loadFixtures('no/such/folder').catch((error: unknown) => {
 *   if (error instanceof FixtureError) console.log(error.file, error.cause)
 * })
 * ```
 *
 * @public
 */
export class FixtureError extends Error {
  /** Always `'FixtureError'`. */
  override readonly name = 'FixtureError'

  /** For programs that decide by it. */
  readonly code = 'INVALID_FIXTURE' as const

  /** The absolute path of the file, or of the folder if the problem is not in a single file. */
  readonly file: string

  /**
   * Creates the error.
   *
   * @param file - The absolute path of the file or folder.
   * @param problem - A description of the problem.
   * @param options - The cause, if there is one.
   */
  constructor(file: string, problem: string, options?: ErrorOptions) {
    super(`Expected a fixture, found ${file}: ${problem}`, options)
    this.file = file
  }
}
