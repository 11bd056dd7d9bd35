/** Distinct versions, newest first; the next release, which has no version yet, is the newest. */
export function newestFirst(versions: readonly (string | null)[]): (string | null)[] {
  const named = [...new Set(versions)].filter((version) => version !== null)
  const keys = new Map(named.map((version) => [version, sortKey(version)]))
  named.sort((a, b) => (keys.get(a)! < keys.get(b)! ? 1 : -1))
  return [...(versions.includes(null) ? [null] : []), ...named]
}

/** Text whose order by code units is that of semantic versioning: equal digits in all numbers, and a release after its prereleases. */
function sortKey(version: string): string {
  const [precedence = ''] = version.split('+')
  const padded = precedence.replace(/\d+/gu, (number) => number.padStart(16, '0'))
  return precedence.includes('-') ? padded : `${padded}~`
}
