/**
 * Error with a code and the message "Expected ..., found ...: next step". Not that of a shared library: this addon has no
 * dependency.
 *
 * @param found - The found value, shown as JSON, or by its type.
 */
export function refusal(
  expected: string,
  found: unknown,
  step: string,
  Kind: ErrorConstructor = TypeError,
): Error & { readonly code: 'INVALID_OPTION' } {
  return Object.assign(new Kind(`Expected ${expected}, found ${textOf(found)}: ${step}`), {
    code: 'INVALID_OPTION' as const,
  })
}

function textOf(found: unknown): string {
  try {
    return (JSON.stringify(found) as string | undefined) ?? typeof found
  } catch {
    // A circle, a bigint, or a getter that throws.
    return typeof found
  }
}
