/**
 * Whether the compiler gave up on types, other than by a diagnostic: they are nested too deeply for the stack, or TypeScript has a fault. It
 * has one, for example, for a tuple of more than 10,000 elements that is found outside of a check: there is no node to report.
 */
export function isCompilerFault(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const [, place = ''] = (error.stack ?? '').split('\n    at ')
  return error instanceof RangeError || /[\\/]typescript[\\/]lib[\\/]/.test(place)
}

/** Result of a function; undefined when the compiler gave up. */
export function unlessFault<Result>(compute: () => Result): Result | undefined {
  try {
    return compute()
  } catch (error) {
    if (!isCompilerFault(error)) throw error
    return undefined
  }
}
