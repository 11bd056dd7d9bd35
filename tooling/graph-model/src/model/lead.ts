import type { Signature } from './model.ts'

/** Fields of a declaration by which a lead is chosen. */
export interface LeadCandidate {
  /** Empty without a summary. */
  summaryText: string
  isDeprecated: boolean
}

/**
 * Index of the overload, or of the merged declaration, whose summary stands for the whole symbol: the first documented one
 * that is neither deprecated nor a warning about types, else a documented one that is deprecated, else the first that is
 * neither.
 */
export function leadIndex(candidates: readonly LeadCandidate[]): number {
  const usable = candidates.map((one) => ({ ...one, isWarning: warnsOfTypes(one.summaryText) }))
  const orders = [
    usable.findIndex(({ summaryText, isDeprecated, isWarning }) => summaryText !== '' && !isDeprecated && !isWarning),
    usable.findIndex(({ summaryText, isWarning }) => summaryText !== '' && !isWarning),
    usable.findIndex(({ isDeprecated, isWarning }) => !isDeprecated && !isWarning),
  ]
  return orders.find((at) => at >= 0) ?? 0
}

/** Index of the signature whose summary stands for all of them; 0 without any. */
export function leadOf({ signatures }: { signatures: readonly Pick<Signature, 'docs'>[] }): number {
  return leadIndex(
    signatures.map(({ docs }) => ({ summaryText: docs.summaryText, isDeprecated: docs.deprecated !== undefined })),
  )
}

/**
 * Whether a summary only warns callers of an overload that takes `any`, as "You have passed `any` here ... Use better
 * types." does.
 */
function warnsOfTypes(summary: string): boolean {
  return (
    /\b(?:any|unknown)\b/u.test(summary) &&
    /\b(?:better|stricter|narrower|more (?:specific|precise)) types?\b/iu.test(summary)
  )
}
