import { safeName } from '@signpost/files'

/**
 * File name stems for the entry points of one package: `<slug>` for `.`, `<slug>.testing__dom` for `./testing/dom`.
 *
 * @returns Stems by key, short enough for the extensions, and distinct on case-insensitive file systems.
 */
export function outputStems(slug: string, keys: readonly string[]): Map<string, string> {
  const stems = new Map<string, string>()
  const taken = new Set<string>()
  for (const key of keys) {
    const subpath = key.replace(/^\.\/?/, '').replaceAll('/', '__')
    const safe = subpath.replace(/[^\p{L}\p{N}._~@$-]+/gu, '-')
    const wanted = safeName(safe === '' ? slug : `${slug}.${safe}`)
    let stem = wanted
    for (let next = 2; taken.has(stem.toLowerCase()); next++) stem = `${wanted}~${next}`
    taken.add(stem.toLowerCase())
    stems.set(key, stem)
  }
  return stems
}
