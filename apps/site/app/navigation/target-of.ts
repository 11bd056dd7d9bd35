/** Element with the id in a hash, whichever of the two is percent-encoded; null when there is none or the hash is malformed. */
export function targetOf(hash: string): HTMLElement | null {
  const id = hash.slice(1)
  if (id === '') return null
  const names = [id, decoded(id), encodeURIComponent(decoded(id))]
  return names.map((name) => document.getElementById(name)).find((element) => element !== null) ?? null
}

/** Whether a hash leads to the top of a page that has no element of this id. */
export function leadsToTop(hash: string): boolean {
  return hash === '' || decoded(hash.slice(1)).toLowerCase() === 'top'
}

/**
 * A hash that can be decoded: one with a `%` that begins no escape gets it escaped. The router's scrolling decodes the hash of
 * every location, and what it throws would take the whole document with it.
 */
export function wellFormed(hash: string): string {
  try {
    decodeURIComponent(hash)
    return hash
  } catch {
    return hash.replaceAll('%', '%25')
  }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
