import { existsSync } from 'node:fs'
import { join } from 'node:path'
import parseChangeset from '@changesets/parse'
import { readTexts } from '../read-texts.ts'
import { type Level, larger, levels } from '../findings.ts'
import type { ChangesetReview } from '../result.ts'

/**
 * Reads the pending changesets of a repository.
 *
 * @returns Largest bump by name of package; `undefined` when the repository has no `.changeset/`.
 * @throws Error when one cannot be parsed.
 */
export function readChangesets(root: string): Map<string, Level> | undefined {
  if (!existsSync(join(root, '.changeset'))) return undefined
  const bumps = new Map<string, Level>()
  for (const [name, text] of readTexts(root, '.changeset', '.md')) {
    if (name === 'README.md') continue
    for (const { name: packageName, type } of parse(text, name)) {
      bumps.set(packageName, larger(bumps.get(packageName) ?? 'none', type))
    }
  }
  return bumps
}

function parse(text: string, name: string): { name: string; type: Level }[] {
  try {
    return parseChangeset(text).releases
  } catch (error) {
    throw new Error(`.changeset/${name}: ${(error as Error).message}`)
  }
}

/**
 * Compares the changesets of a package with the release that it needs.
 *
 * @param isReleased - Whether the package has a version in the base: one that was never released needs no changeset.
 */
export function reviewChangeset(
  needed: Level,
  isReleased: boolean,
  found: Level | undefined,
  usesChangesets: boolean,
): ChangesetReview {
  if (!usesChangesets || !isReleased || needed === 'none') return { ...(found && { found }), state: 'unneeded' }
  if (found === undefined) return { state: 'missing' }
  return { found, state: levels.indexOf(found) < levels.indexOf(needed) ? 'too-small' : 'enough' }
}
