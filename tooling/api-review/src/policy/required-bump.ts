import type { Level } from '../findings.ts'

/** Size of the release that a change needs. Below 1.0.0 a minor release may break, so a major counts as a minor. */
export function requiredBump(level: Level, version: string | undefined): Level {
  return level === 'major' && version?.startsWith('0.') ? 'minor' : level
}
