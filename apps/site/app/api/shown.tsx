import type { IndexEntry, Release } from '@signpost/graph-model'
import type { ReactElement } from 'react'
import { useContent } from '#app/prose/index.server.ts'

/** In the order of the filters. */
const parts = ['protected', 'inherited', 'beta', 'alpha'] as const

/** Part of a page that a reader can hide. */
export type Part = (typeof parts)[number]

/** Number of members or symbols by part. */
export type PartCounts = Readonly<Partial<Record<Part, number>>> & {
  /** True when more members are inherited than were counted. */
  hasMoreInherited?: true
}

/** Attributes by which the stylesheet finds the members, groups and lines of a part. */
export interface PartAttributes {
  'data-protected'?: ''
  'data-release'?: Release
}

/** Attributes for these flags and this release; none for public ones. */
export function partOf({ flags = [], release }: { flags?: readonly string[]; release: Release }): PartAttributes {
  return {
    ...(flags.includes('protected') && { 'data-protected': '' }),
    ...(release !== 'public' && { 'data-release': release }),
  }
}

/** Attributes that all members share: the group is hidden with them. */
export function commonPart(all: readonly PartAttributes[]): PartAttributes {
  const [first = {}] = all
  return Object.fromEntries(
    Object.entries(first).filter(([name, value]) => all.every((one) => one[name as keyof PartAttributes] === value)),
  )
}

/**
 * Filters for the parts that exist, all on at first. They are plain CSS, so they work without scripts. A
 * link's target always stays visible.
 */
export function ShownParts({ counts }: { counts: PartCounts }): ReactElement | null {
  const { t } = useContent()
  const present = parts.filter((part) => (counts[part] ?? 0) > 0)
  if (present.length === 0) return null
  return (
    <fieldset className="shown">
      <legend>{t('shown')}</legend>
      {present.map((part) => (
        <label key={part}>
          <input type="checkbox" name="shown" value={part} defaultChecked autoComplete="off" /> {t(`shown.${part}`)}{' '}
          <span className="count">
            {counts[part]}
            {part === 'inherited' && counts.hasMoreInherited && '+'}
          </span>
        </label>
      ))}
    </fieldset>
  )
}

/** Number of declarations or symbols that are beta or alpha. */
export function releasesOf(all: readonly Pick<IndexEntry, 'release'>[]): Partial<Record<Part, number>> {
  const count = (wanted: Release): number => all.filter(({ release }) => release === wanted).length
  return { beta: count('beta'), alpha: count('alpha') }
}
