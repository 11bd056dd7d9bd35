import Range from 'semver/classes/range.js'
import type SemVer from 'semver/classes/semver.js'

/** Relation of two ranges of versions. Ranges that are no versions, such as `workspace:^`, are equal or incompatible. */
export function relateRanges(before: string, after: string): 'same' | 'narrowed' | 'widened' {
  if (before === after) return 'same'
  const [one, other] = [readRange(before), readRange(after)]
  if (!one || !other) return 'narrowed'
  const versions = [one, other].flatMap(limitsOf)
  if (versions.some((version) => one.test(version) && !other.test(version))) return 'narrowed'
  return versions.some((version) => other.test(version) && !one.test(version)) ? 'widened' : 'same'
}

function readRange(text: string): Range | undefined {
  try {
    return new Range(text, { loose: true })
  } catch {
    return undefined
  }
}

const large = 999_999

/**
 * Versions at and beside the limits of a range. Between two limits a range has all versions or none, so that these tell two ranges
 * apart, however they are written.
 */
function limitsOf({ set }: Range): string[] {
  const limits = set.flat().flatMap(({ semver }) => (semver.version === undefined ? [] : [semver]))
  return ['0.0.0', `${large}.0.0`, ...limits.flatMap((limit) => [limit.version, ...besides(limit)])]
}

function besides({ major, minor, patch }: SemVer): string[] {
  const before =
    patch > 0
      ? [major, minor, patch - 1]
      : minor > 0
        ? [major, minor - 1, large]
        : major > 0
          ? [major - 1, large, large]
          : [0, 0, 0]
  return [[major, minor, patch], [major, minor, patch + 1], before].map((parts) => parts.join('.'))
}
