/**
 * Error with a code and the message "Expected ..., found ...: next step". Not that of a shared library: this addon has no
 * dependency.
 *
 * @param found - The found value, shown as JSON.
 */
export function refusal(
  expected: string,
  found: unknown,
  step: string,
  Kind: ErrorConstructor = TypeError,
): Error & { readonly code: 'INVALID_OPTION' } {
  return Object.assign(new Kind(`Expected ${expected}, found ${shown(found)}: ${step}`), {
    code: 'INVALID_OPTION' as const,
  })
}

/** Shows a value in a message: as JSON, or by its type where there is none. */
function shown(value: unknown): string {
  try {
    return (JSON.stringify(value) as string | undefined) || typeof value
  } catch {
    // A bigint, an object that contains itself, or one whose `toJSON` throws.
    return typeof value
  }
}
