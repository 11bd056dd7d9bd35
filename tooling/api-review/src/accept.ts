import { writeFilesIn } from '@signpost/files'
import { readHeadFolder, reportsFolder } from './review/read-head.ts'
import { review } from './review/review.ts'
import { today } from './run-review.ts'
import { acceptancesFile, addAcceptance, formatAcceptances, parseAcceptances } from './policy/acceptances.ts'

/** Options of the command `accept`. */
export interface AcceptSettings {
  root: string
  base: string
  reason?: string | undefined
  /** Last day on which it holds. */
  until?: string | undefined
}

/**
 * Accepts a break of the current review: adds it to `api-reports/accepted.json`.
 *
 * @param finding - Id of the finding.
 * @returns A sentence for the terminal.
 * @throws Error when no break has this id, there is no reason, or the expiry is no day to come. Then nothing is written.
 */
export function accept(finding: string, { root, base, reason, until }: AcceptSettings): string {
  if (reason === undefined) throw new Error('Found no reason, expected --reason "...": why the break is accepted.')
  if (until !== undefined && until < today()) throw new Error(`${until} is over; expected a day to come.`)
  const label = `${reportsFolder}/${acceptancesFile}`
  const known = parseAcceptances(label, readHeadFolder(root).get(acceptancesFile))
  const accepted = addAcceptance(known, { finding, reason, ...(until !== undefined && { until }) })
  const { findings } = review({ root, base, today: today() })
  const breaks = findings.filter(({ strict }) => strict === 'major')
  const found = breaks.find(({ id }) => id === finding)
  if (!found) {
    const ids = breaks.slice(0, 20).map(({ id }) => `\n  ${id}`)
    throw new Error(
      `No break has the id "${finding}". ${breaks.length === 0 ? 'There is no break.' : `Breaks (${breaks.length}):${ids.join('')}`}`,
    )
  }
  writeFilesIn(root, new Map([[label, formatAcceptances(accepted)]]))
  const owner = found.needsOwner
    ? `\nThe policy of the base requires an owner for it: the acceptance counts once the base has it. Propose it there by itself.`
    : ''
  return `Accepted ${finding}. Commit ${label}.${owner}`
}
