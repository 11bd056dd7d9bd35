import type { Signature, Token } from './model.ts'

/** Fields of a declaration by which a lead is chosen. */
export interface LeadCandidate {
  /** Empty without a summary. */
  summaryText: string
  isDeprecated: boolean
  /** See {@link isTrivialCall}. */
  isTrivial?: boolean
}

/**
 * Index of the overload, or of the merged declaration, whose summary stands for the whole symbol: the first documented one
 * that is neither deprecated nor a warning about types, else a documented one that is deprecated, else the first that is
 * neither, and no trivial call where another one is none.
 */
export function leadIndex(candidates: readonly LeadCandidate[]): number {
  const usable = candidates.map((one) => ({ ...one, isWarning: warnsOfTypes(one.summaryText) }))
  const orders = [
    usable.findIndex(({ summaryText, isDeprecated, isWarning }) => summaryText !== '' && !isDeprecated && !isWarning),
    usable.findIndex(({ summaryText, isWarning }) => summaryText !== '' && !isWarning),
    usable.findIndex(({ isDeprecated, isWarning, isTrivial }) => !isDeprecated && !isWarning && isTrivial !== true),
    usable.findIndex(({ isDeprecated, isWarning }) => !isDeprecated && !isWarning),
  ]
  return orders.find((at) => at >= 0) ?? 0
}

/** Index of the signature whose summary stands for all of them; 0 without any. */
export function leadOf({
  signatures,
}: {
  signatures: readonly Pick<Signature, 'docs' | 'parameters' | 'returns'>[]
}): number {
  return leadIndex(
    signatures.map(({ docs, parameters, returns }) => ({
      summaryText: docs.summaryText,
      isDeprecated: docs.deprecated !== undefined,
      isTrivial: isTrivialCall(
        parameters.map(({ type }) => textOf(type)),
        textOf(returns?.type ?? []),
      ),
    })),
  )
}

/**
 * Whether a call is the edge case of its overloads: it takes nothing or an empty tuple, or its result is `never` or made of it, as in
 * `combineLatest(sources: []): Observable<never>`.
 *
 * @param parameters - Types of the parameters, as written.
 */
export function isTrivialCall(parameters: readonly string[], result: string): boolean {
  return parameters.every((type) => /^(?:readonly )?\[\]$/u.test(type)) || /(?:^|[<,]\s*)never(?=[,>]|$)/u.test(result)
}

function textOf(tokens: readonly Token[]): string {
  return tokens
    .map((token) =>
      typeof token === 'number' ? (token === 0 ? ' ' : '') : typeof token === 'string' ? token : token[0],
    )
    .join('')
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
