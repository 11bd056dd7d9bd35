import type { Finding, Level } from '../findings.ts'
import { ruleFinding } from '../rules/rule-finding.ts'
import type { Break } from './breaks.ts'
import { ruleOfUse, type Use, usesOfFew } from './consumer-program.ts'

/** Uses of those who provide what others receive. */
const providing: ReadonlySet<Use> = new Set(['provide', 'construct-literal', 'implement', 'redeclare', 'override'])

/**
 * Finding of a break that no rule names.
 *
 * @param isReceived - Whether usual consumers only receive what the program provides.
 */
export function findingOf(one: Break, isReceived: boolean): Finding {
  const { entry, symbol, use, isExact, isInternal } = one
  const finding = ruleFinding(ruleOfUse[use], entry, undefined, symbol)
  const isFew = isExact || isInternal || use === 'delete' || usesOfFew.has(use)
  const isUnusual = use === 'override' || (isReceived && providing.has(use))
  const pragmatic: Level = isFew ? 'patch' : isUnusual ? 'minor' : finding.pragmatic
  return { ...provenBy(finding, one), pragmatic }
}

/** A finding with a break as its proof. */
export function provenBy(finding: Finding, { code, error, entry }: Break): Finding {
  const place = entry !== finding.entry && { witnessEntry: entry }
  return { ...finding, proof: 'proven', witness: code, error, ...place }
}
