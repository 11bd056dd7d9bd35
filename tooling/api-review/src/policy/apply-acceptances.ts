import type { NewAcceptance, ReviewFinding } from '../result.ts'
import type { Acceptance } from './acceptances.ts'
import { needsOwner, type OwnerRule } from './owner-policy.ts'

/** Acceptances of both sides and the policy of the base. */
export interface Accepting {
  base: readonly Acceptance[]
  head: readonly Acceptance[]
  policy: readonly OwnerRule[]
  /** Today, `2027-01-31`. */
  today: string
}

/** Adds to each break its acceptance of the head, if there is one, and lists those that the base does not have. */
export function applyAcceptances(
  findings: readonly ReviewFinding[],
  { base, head, policy, today }: Accepting,
): { findings: ReviewFinding[]; added: NewAcceptance[] } {
  const known = new Map(head.map((item) => [item.finding, item]))
  const inBase = new Set(base.map((item) => JSON.stringify(item)))
  const states = new Map<string, NewAcceptance['state']>()
  const result = findings.map((found): ReviewFinding => {
    if (found.strict !== 'major') return found
    const finding = needsOwner(policy, found.package, found) ? { ...found, needsOwner: true as const } : found
    const item = known.get(finding.id)
    if (item === undefined) return finding
    const isOwned = inBase.has(JSON.stringify(item))
    const isExpired = item.until !== undefined && item.until < today
    const isRefused = finding.needsOwner === true && !isOwned
    const state = isExpired ? 'expired' : isRefused ? 'needs-owner' : 'accepted'
    states.set(finding.id, state)
    const { reason, until } = item
    return { ...finding, acceptance: { reason, ...(until !== undefined && { until }), state } }
  })
  const added = head
    .filter((item) => !inBase.has(JSON.stringify(item)))
    .map((item): NewAcceptance => ({ ...item, state: states.get(item.finding) ?? 'unused' }))
  return { findings: result, added }
}
