import { safeName } from '@signpost/files'

/**
 * File name stems for the entry points of one package: `<slug>` for `.`, `<slug>.testing__dom` for `./testing/dom`.
 *
 * @returns By key, each short enough for its endings; no two are alike even where upper and lower case count as one.
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
