/** Whether output goes to the standard error stream of a process rather than to a browser console. */
export function isProcess(): boolean {
  return !globalThis.document && !!globalThis.process?.versions?.node
}

/**
 * Rules from the environment: the variable `DEBUG` of a process, else `debug` in the storage of a page. Returns the
 * empty string when there are none or access is denied.
 */
export function environmentRules(): string {
  try {
    const variable = globalThis.process?.env?.['DEBUG']
    // Some runtimes without pages have a storage too, and warn when it is accessed.
    return variable || (globalThis.document && localStorage.getItem('debug')) || ''
  } catch {
    return ''
  }
}
