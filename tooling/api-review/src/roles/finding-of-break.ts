import type { Finding, Level } from '../findings.ts'
import { ruleOf } from '../rules/all-rules.ts'
import type { Break } from './breaks.ts'
import { ruleOfUse, type Use } from './consumer-program.ts'

/** Uses of those who provide what others receive. */
const providing: ReadonlySet<Use> = new Set(['provide', 'construct-literal', 'implement', 'redeclare', 'override'])

/**
 * Finding of a break that no rule names.
 *
 * @param isReceived - Whether usual consumers only receive what the program provides.
 */
export function findingOf(
  { entry, symbol, use, code, error, isExact, isInternal }: Break,
  isReceived: boolean,
): Finding {
  const id = ruleOfUse[use]
  const { title, out, roles } = ruleOf(id)
  const isFew = isExact || isInternal || /^(?:merge|delete)$/.test(use)
  const isUnusual = use === 'override' || (isReceived && providing.has(use))
  const pragmatic: Level = isFew ? 'patch' : isUnusual ? 'minor' : out.pragmatic
  return {
    rule: id,
    entry,
    symbol,
    message: title,
    strict: 'major',
    pragmatic,
    role: roles.out,
    witness: code,
    error,
    proof: 'proven',
  }
}

/** A finding with a break as its proof. */
export function provenBy(finding: Finding, { code, error, entry }: Break): Finding {
  const place = entry !== finding.entry && { witnessEntry: entry }
  return { ...finding, proof: 'proven', witness: code, error, ...place }
}
