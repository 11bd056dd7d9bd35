import major from 'semver/functions/major.js'
import prerelease from 'semver/functions/prerelease.js'
import rcompare from 'semver/functions/rcompare.js'
import satisfies from 'semver/functions/satisfies.js'
import valid from 'semver/functions/valid.js'
import validRange from 'semver/ranges/valid.js'

/** Versions of a package that a registry has. */
export interface Published {
  versions: readonly string[]
  tags: Readonly<Record<string, string>>
  /** Time of publication by version: `2026-11-29T20:30:00.000Z`. */
  times?: Readonly<Record<string, string>>
}

/**
 * Versions that an entry of the configuration stands for, the newest first. `latest` is the one that the registry calls so,
 * `latest-majors` the newest of each major version; prereleases only by a range that names one.
 *
 * @returns Undefined for an entry that is neither a word nor a range.
 */
export function chooseVersions(entry: string, { versions, tags }: Published): string[] | undefined {
  const sorted = versions.filter((one) => valid(one) !== null).sort(rcompare)
  const stable = sorted.filter((one) => prerelease(one) === null)
  if (entry === 'latest') return [tags['latest'] ?? stable[0] ?? sorted[0]].filter((one) => one !== undefined)
  if (entry === 'latest-majors') {
    return stable.filter((one, at) => stable.findIndex((other) => major(other) === major(one)) === at)
  }
  if (validRange(entry) === null) return undefined
  return sorted.filter((one) => satisfies(one, entry))
}

/** Whether an entry names one version, which needs no question to a registry. */
export function isExact(entry: string): boolean {
  return valid(entry) === entry
}

/** Whether a version that is no prerelease is newer than one and older than another. */
export function isBetween(version: string, older: string, newer: string): boolean {
  return prerelease(version) === null && rcompare(version, older) < 0 && rcompare(version, newer) > 0
}

/** Order of versions, the newest first. */
export function newestFirst(one: string, other: string): number {
  return rcompare(one, other)
}
