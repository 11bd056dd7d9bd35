import type { Level } from '../findings.ts'

/** Part of a version that a release must raise; `prerelease` raises only the number after `-`. */
export type Bump = 'none' | 'prerelease' | 'patch' | 'minor' | 'major'

/**
 * Smallest bump that semantic versioning and npm's ranges ask for.
 *
 * In 0.x npm's `^0.2.3` does not accept 0.3.0: a break is a minor bump, everything else a patch. In 0.0.x no two versions
 * are compatible: every change is a patch. A prerelease (`2.0.0-beta.1`) promises nothing about the next one.
 *
 * @param baseVersion - Version that is published, `1.2.3` or `1.2.3-beta.4`.
 * @throws Error when it is no version.
 * @see {@link https://semver.org/#spec-item-4 | semantic versioning} and
 *   {@link https://github.com/npm/node-semver#caret-ranges-123-025-004 | caret ranges}
 */
export function requiredBump(verdict: Level, baseVersion: string): Bump {
  const version = /^v?(?<major>\d+)\.(?<minor>\d+)\.\d+(?<prerelease>-[\w.-]+)?(?:\+[\w.-]+)?$/.exec(
    baseVersion,
  )?.groups
  if (!version) throw new Error(`Found the version "${baseVersion}", expected one such as 1.2.3 or 1.2.3-beta.1.`)
  if (verdict === 'none') return 'none'
  if (version['prerelease'] !== undefined) return 'prerelease'
  if (version['major'] !== '0') return verdict
  return verdict === 'major' && version['minor'] !== '0' ? 'minor' : 'patch'
}
