/**
 * Whether a version satisfies the range of a `types@<range>` condition or of a `typesVersions` key.
 *
 * Knows `*`, `x.y.z` with missing parts, the comparators `>`, `>=`, `<`, `<=`, `=`, `^` and `~`, a space for "and" and
 * `||` for "or". Anything else satisfies nothing.
 *
 * @param version - `6.0.3`; a prerelease is ignored.
 */
export function satisfiesRange(version: string, range: string): boolean {
  const found = partsOf(version)
  return range.split('||').some((alternative) =>
    alternative
      .trim()
      .replace(/([<>=^~]+)\s+/g, '$1')
      .split(/\s+/)
      .every((comparator) => satisfies(found, comparator)),
  )
}

function satisfies(version: number[], text: string): boolean {
  const parsed = /^(?<operator>>=|<=|>|<|=|\^|~)?v?(?<version>\d+(\.\d+){0,2}|\*)(\.[x*])*(-.*)?$/.exec(text)?.groups
  if (!parsed) return text === '' || text === 'x'
  if (parsed['version'] === '*') return true
  const wanted = partsOf(parsed['version'] ?? '')
  // Only as many parts as were written: 6.0.3 satisfies both `<=6` and `6`.
  const order = compare(version, wanted)
  switch (parsed['operator']) {
    case '>=':
      return order >= 0
    case '>':
      return order > 0
    case '<=':
      return order <= 0
    case '<':
      return order < 0
    case '^':
      return order >= 0 && version[0] === wanted[0]
    case '~':
      return order >= 0 && compare(version, wanted.slice(0, 2)) === 0
    default:
      return order === 0
  }
}

function partsOf(version: string): number[] {
  return version.replace(/-.*/, '').split('.').map(Number)
}

function compare(version: readonly number[], wanted: readonly number[]): number {
  for (const [at, part] of wanted.entries()) {
    const difference = (version[at] ?? 0) - part
    if (difference !== 0) return difference
  }
  return 0
}
