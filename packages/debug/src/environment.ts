/** Whether the console is the standard error stream of a process rather than that of a browser. */
export function isProcess(): boolean {
  return typeof document === 'undefined' && typeof process === 'object' && !!process.versions?.node
}

/**
 * The rules that the surroundings of the program hold: the variable `DEBUG` of a process, else `debug` in the storage of
 * a page. The empty text when there are none, or when reading them is refused.
 */
export function environmentRules(): string {
  try {
    const variable = typeof process === 'object' ? process.env?.['DEBUG'] : undefined
    // Some runtimes without pages have a storage too, and warn when it is touched.
    return variable || (typeof document === 'undefined' ? '' : localStorage.getItem('debug')) || ''
  } catch {
    return ''
  }
}
