import type { Finding } from '../findings.ts'
import { type RuleId, ruleOf } from '../rules/all-rules.ts'

/** Creates the finding of a rule about packages. */
export function packageFinding(rule: RuleId, entry: string, detail?: string, symbol = ''): Finding {
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
