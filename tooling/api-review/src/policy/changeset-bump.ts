import type { Level } from '../findings.ts'
import { requiredBump } from '../release/required-bump.ts'

/**
 * Size of the changeset that a change needs. Any changeset raises a prerelease.
 *
 * @param version - Of the base; absent when the package was never released.
 * @throws Error when it is no version.
 */
export function changesetBump(level: Level, version: string | undefined): Level {
  if (version === undefined) return level
  const bump = requiredBump(level, version)
  return bump === 'prerelease' ? 'patch' : bump
}
