import type ts from '#typescript'

/** Codes of the errors with which the compiler gives up a comparison: types nested too deep, or too complex. */
const codes: ReadonlySet<number> = new Set([2321, 2859])

/**
 * Whether the compiler gave up comparing the types of two versions. Consumers have one version: the program shows neither a break nor
 * that there is none.
 *
 * @param code - Program; `B` is the base as it was.
 * @param errors - Errors against the head.
 */
export function isGivenUp(code: string, errors: readonly ts.Diagnostic[]): boolean {
  return comparesVersions({ code }) && errors.some(({ code, messageText }) => isOfLimit({ code, messageText }))
}

/** Whether an error, or a reason in its chain, is of a limit of the compiler. */
function isOfLimit({
  code,
  messageText,
}: Pick<ts.DiagnosticMessageChain, 'code'> & Pick<ts.Diagnostic, 'messageText'>): boolean {
  const reasons = typeof messageText === 'string' ? [] : (messageText.next ?? [])
  return codes.has(code) || reasons.some((one) => isOfLimit({ code: one.code, messageText: one }))
}

/** Whether a program names the base as it was, beside the library. */
export function comparesVersions({ code }: { code: string }): boolean {
  return /\bB\b/.test(code)
}
