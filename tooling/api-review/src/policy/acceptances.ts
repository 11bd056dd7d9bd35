import { isFindingId } from '../finding-id.ts'

/** File of the acceptances in `api-reports/`. */
export const acceptancesFile = 'accepted.json'

/** A break that someone accepted. */
export interface Acceptance {
  /** Id of the finding. */
  finding: string
  reason: string
  /** Last day on which it is valid, `2027-01-31`; absent when it does not expire. */
  until?: string
}

/** Maximum length of a reason, in characters: a pull-request comment shows it. */
const longestReason = 500

/**
 * Parses `accepted.json`.
 *
 * @param text - Absent when there is no such file: nothing is accepted.
 * @param label - Of the file, for messages.
 * @throws Error when it is not what `accept` writes; then nothing is accepted.
 */
export function parseAcceptances(label: string, text: string | undefined): Acceptance[] {
  if (text === undefined) return []
  const { accepted } = parseObject(label, text)
  if (!Array.isArray(accepted)) throw new Error(`${label} has no list "accepted". Write it with \`accept\`.`)
  const seen = new Set<string>()
  return accepted.map((item: unknown, index) => {
    const { finding, reason, until, ...more } = (item ?? {}) as Record<string, unknown>
    const problem = problemOf(finding, reason, until, Object.keys(more)[0])
    if (problem !== undefined) throw new Error(`${label}: entry ${index + 1} ${problem}`)
    if (seen.has(finding as string)) throw new Error(`${label} accepts ${finding as string} twice. Remove one.`)
    seen.add(finding as string)
    return {
      finding: finding as string,
      reason: reason as string,
      ...(until !== undefined && { until: until as string }),
    }
  })
}

/**
 * Adds an acceptance to a list; replaces one of the same finding.
 *
 * @throws Error when the reason or the date is invalid.
 */
export function addAcceptance(list: readonly Acceptance[], added: Acceptance): Acceptance[] {
  const problem = problemOf(added.finding, added.reason, added.until)
  if (problem !== undefined) throw new Error(`The acceptance ${problem}`)
  return [...list.filter(({ finding }) => finding !== added.finding), added].sort((one, other) =>
    one.finding < other.finding ? -1 : 1,
  )
}

/** Formats `accepted.json`. */
export function formatAcceptances(accepted: readonly Acceptance[]): string {
  return `${JSON.stringify({ accepted }, null, 2)}\n`
}

/**
 * Parses a file that holds an object.
 *
 * @throws Error when it does not.
 */
export function parseObject(label: string, text: string): Record<string, unknown> {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    throw new Error(`${label} is not JSON: ${(error as Error).message}`)
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new Error(`${label} is not an object.`)
  }
  return value as Record<string, unknown>
}

function problemOf(finding: unknown, reason: unknown, until: unknown, unknownKey?: string): string | undefined {
  if (unknownKey !== undefined) return `has the unknown key "${unknownKey}"; expected finding, reason, until.`
  if (typeof finding !== 'string' || !isFindingId(finding)) {
    return `has the finding ${JSON.stringify(finding)}; expected an id as \`review\` prints it.`
  }
  if (typeof reason !== 'string' || reason.trim() === '') return 'has no reason. Say why the break is accepted.'
  if (reason.length > longestReason)
    return `has a reason of ${reason.length} characters; expected at most ${longestReason}.`
  return until === undefined || isDay(until)
    ? undefined
    : `has the expiry ${JSON.stringify(until)}; expected a day, such as 2027-01-31.`
}

function isDay(value: unknown): boolean {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(value)) return false
  const date = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value)
}
