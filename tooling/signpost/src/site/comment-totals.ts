import type { Extraction } from '../extraction/extract-packages.ts'

/** Balance of the doc comments of packages with pages. */
export interface CommentTotals {
  /** Those that were read for the pages; equal ones of a package count once. */
  read: number
  /** Those that no page shows: findings with the code AX-COMMENT, also those that are switched off. */
  lost: number
  /** Number of packages of which not all comments were counted or compared; they are documented in part. */
  uncounted: number
}

/** Adds up the comments of packages. */
export function commentTotals(shown: readonly Pick<Extraction, 'findings' | 'comments'>[]): CommentTotals {
  return {
    read: shown.reduce((sum, { comments = 0 }) => sum + comments, 0),
    lost: shown.flatMap(({ findings }) => findings).filter(({ code }) => code === 'AX-COMMENT').length,
    uncounted: shown.filter(
      ({ comments, findings }) => comments === undefined || findings.some(({ code }) => code === 'AX-UNCOMPARED'),
    ).length,
  }
}

/** Line of a report; none for packages without comments. */
export function commentLine({ read, lost, uncounted }: CommentTotals): string[] {
  if (read + lost + uncounted === 0) return []
  const of = uncounted === 1 ? '1 package' : `${uncounted} packages`
  const missing = uncounted === 0 ? '' : `, those of ${of} not all counted`
  return [`Doc comments: ${inWords(read)} read, ${lost === 0 ? 'none' : inWords(lost)} lost${missing}.`]
}

function inWords(count: number): string {
  return count.toLocaleString('en')
}
