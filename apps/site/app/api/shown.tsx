import type { Facet, IndexEntry, Release } from '@signpost/symbol-graph/reader'
import type { ReactElement } from 'react'
import { useContent } from '#app/prose/index.server.ts'

/** What a reader may leave out of a page, in the order of its switches. */
const parts = ['protected', 'inherited', 'beta', 'alpha'] as const
type Part = (typeof parts)[number]

/** What the stylesheet finds the members, groups and lines of a part by. */
export interface PartAttributes {
  'data-protected'?: ''
  'data-release'?: Release
}

/** The attributes of what has these flags and this release; public ones have none. */
export function partOf({ flags = [], release }: { flags?: readonly string[]; release: Release }): PartAttributes {
  return {
    ...(flags.includes('protected') && { 'data-protected': '' }),
    ...(release !== 'public' && { 'data-release': release }),
  }
}

/** The attributes that all of some members have: their group goes with them. */
export function commonPart(all: readonly PartAttributes[]): PartAttributes {
  const [first = {}] = all
  return Object.fromEntries(
    Object.entries(first).filter(([name, value]) => all.every((one) => one[name as keyof PartAttributes] === value)),
  )
}

/**
 * Switches for the parts that there are; all are on at first. They work by the stylesheet, so also without scripts, and what
 * a link leads to is shown in any case.
 */
export function ShownParts({ counts }: { counts: Readonly<Partial<Record<Part, number>>> }): ReactElement | null {
  const { t } = useContent()
  const present = parts.filter((part) => (counts[part] ?? 0) > 0)
  if (present.length === 0) return null
  return (
    <fieldset className="shown">
      <legend>{t('shown')}</legend>
      {present.map((part) => (
        <label key={part}>
          <input type="checkbox" name="shown" value={part} defaultChecked autoComplete="off" /> {t(`shown.${part}`)}{' '}
          <span className="count">{counts[part]}</span>
        </label>
      ))}
    </fieldset>
  )
}

/** How much of each part is on a symbol's page. */
export function partsOfFacets(facets: readonly Facet[]): Partial<Record<Part, number>> {
  const members = facets.flatMap((facet) => facet.members)
  const declared = members.flatMap(({ signatures }) => signatures.slice(0, 1))
  const inherited = facets.reduce(
    (sum, facet) => sum + facet.inherited.reduce((count, { total }) => count + total, 0),
    0,
  )
  return {
    protected: declared.filter(({ flags }) => flags.includes('protected')).length,
    // On a page with nothing else there is nothing to tell them from.
    inherited: members.length > 0 ? inherited : 0,
    ...releasesOf(declared),
  }
}

/** How many of some declarations or symbols are not public yet. */
export function releasesOf(all: readonly Pick<IndexEntry, 'release'>[]): Partial<Record<Part, number>> {
  const count = (wanted: Release): number => all.filter(({ release }) => release === wanted).length
  return { beta: count('beta'), alpha: count('alpha') }
}
