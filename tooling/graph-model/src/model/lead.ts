/** Fields of a declaration by which a lead is chosen. */
export interface LeadCandidate {
  /** Empty without a summary. */
  summaryText: string
  isDeprecated: boolean
}

/**
 * Index of the overload, or of the merged declaration, whose summary stands for the whole symbol: the first documented one
 * that is not deprecated, else the first documented one, else the first.
 */
export function leadIndex(candidates: readonly LeadCandidate[]): number {
  const current = candidates.findIndex(({ summaryText, isDeprecated }) => summaryText !== '' && !isDeprecated)
  return current >= 0
    ? current
    : Math.max(
        0,
        candidates.findIndex(({ summaryText }) => summaryText !== ''),
      )
}
