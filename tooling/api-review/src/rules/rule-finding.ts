import type { Finding } from '../findings.ts'
import { type RuleId, ruleOf } from './all-rules.ts'

/** Creates the finding of a rule whose verdict does not depend on a position; a break is not proven yet. */
export function ruleFinding(rule: RuleId, entry: string, detail?: string, symbol = ''): Finding {
  const { title, out, roles } = ruleOf(rule)
  return {
    rule,
    entry,
    symbol,
    message: detail === undefined ? title : `${title}: ${detail}`,
    ...out,
    role: roles.out,
    proof: out.strict === 'major' ? 'unproven' : 'none',
  }
}
