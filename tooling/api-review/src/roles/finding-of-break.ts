import type { Finding, Level } from '../findings.ts'
import { ruleOf } from '../rules/all-rules.ts'
import type { UseRuleId } from '../rules/use-rules.ts'
import type { Break } from './breaks.ts'
import type { Use } from './consumer-program.ts'

/** Rule of a break that no other rule names. */
const ruleOfUse: Readonly<Record<Use, UseRuleId>> = {
  read: 'reading-breaks',
  receive: 'reading-breaks',
  write: 'providing-breaks',
  delete: 'providing-breaks',
  provide: 'providing-breaks',
  'construct-literal': 'providing-breaks',
  call: 'calling-breaks',
  contextual: 'calling-breaks',
  detach: 'calling-breaks',
  instantiate: 'reading-breaks',
  name: 'reading-breaks',
  query: 'reading-breaks',
  narrow: 'reading-breaks',
  match: 'reading-breaks',
  implement: 'deriving-breaks',
  redeclare: 'deriving-breaks',
  extend: 'deriving-breaks',
  override: 'deriving-breaks',
  inherit: 'deriving-breaks',
  merge: 'deriving-breaks',
}

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
