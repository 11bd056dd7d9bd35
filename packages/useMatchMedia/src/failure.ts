/** Bundlers replace it; a page has none. */
declare const process: { readonly env?: { readonly NODE_ENV?: string } } | undefined

/**
 * Creates an error with a code and a message "Expected ..., found ...: next step". Not that of a shared library: a hook of
 * one kilobyte has no dependency.
 */
export function failure(
  code: string,
  message: string,
  Kind: ErrorConstructor = TypeError,
): Error & { readonly code: string } {
  return Object.assign(new Kind(message), { code })
}

/** Shows a value in a message, without running code of it. */
export function shown(value: unknown): string {
  return typeof value === 'string'
    ? `"${value}"`
    : Object(value) === value
      ? `a value of type ${typeof value}`
      : String(value)
}

/** Checks an argument that JavaScript callers may get wrong, in development: nothing of it is left in a bundle for production. */
export function checkArgument(
  code: string,
  value: unknown,
  expected: string,
  isValid: () => boolean,
  step: string,
  Kind?: ErrorConstructor,
): void {
  if ((typeof process === 'undefined' ? false : process.env?.NODE_ENV !== 'production') && !isValid()) {
    throw failure(code, `Expected ${expected}, found ${shown(value)}: ${step}`, Kind)
  }
}
