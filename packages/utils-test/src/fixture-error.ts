/**
 * Fixtures that cannot be used, found by {@link (loadFixtures:1) | loadFixtures}.
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
  /** `'FixtureError'`. */
  override readonly name = 'FixtureError'

  /** The absolute path of the file, or of the folder when no single file is at fault. */
  readonly file: string

  /**
   * Makes the error.
   *
   * @param file - The absolute path of the file or folder.
   * @param problem - What is wrong with it.
   * @param options - What caused it, when something did.
   */
  constructor(file: string, problem: string, options?: ErrorOptions) {
    super(`${file}: ${problem}`, options)
    this.file = file
  }
}
