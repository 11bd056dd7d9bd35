/** The element that a hash names, as it is written or decoded; null for none, and for a hash that cannot be decoded. */
export function targetOf(hash: string): HTMLElement | null {
  const id = hash.slice(1)
  return id === '' ? null : (document.getElementById(id) ?? document.getElementById(decoded(id)))
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
