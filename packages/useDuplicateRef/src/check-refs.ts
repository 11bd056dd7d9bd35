/** Bundlers replace it; a page has none. */
declare const process: { readonly env?: { readonly NODE_ENV?: string } } | undefined

/**
 * Checks refs, before an element is given to them.
 *
 * In development only: nothing of it is left in a bundle for production.
 *
 * @throws TypeError with the code `INVALID_REF` for a value that is neither a function nor an object with `current`.
 */
export function checkRefs(refs: readonly unknown[]): void {
  if (typeof process === 'undefined' ? false : process.env?.NODE_ENV !== 'production') check(refs)
}

const shown = (value: unknown): string => (typeof value === 'string' ? `"${value}"` : String(value))

function check(refs: readonly unknown[]): void {
  for (const ref of refs) {
    if (ref === null || ref === undefined || typeof ref === 'function') continue
    const isObject = typeof ref === 'object'
    if (isObject && 'current' in ref && !Object.isFrozen(ref)) continue
    const found = isObject ? `an object ${'current' in ref ? 'that is frozen' : 'without current'}` : shown(ref)
    const error = new TypeError(`Expected a ref, found ${found}: pass one of useRef or a function`)
    throw Object.assign(error, { code: 'INVALID_REF' })
  }
}
