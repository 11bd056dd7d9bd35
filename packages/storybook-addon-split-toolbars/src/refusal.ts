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
  // JSON has no bigint.
  const shown = typeof found === 'bigint' ? undefined : (JSON.stringify(found) as string | undefined)
  return Object.assign(new Kind(`Expected ${expected}, found ${shown ?? typeof found}: ${step}`), {
    code: 'INVALID_OPTION' as const,
  })
}
