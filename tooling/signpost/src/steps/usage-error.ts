/** A command line with a value that cannot be used. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}
