import type { Finding } from '../findings.ts'
import { ruleOf } from '../rules/all-rules.ts'

/** Creates the finding of a rule about packages. */
export function packageFinding(rule: string, entry: string, detail?: string, symbol = ''): Finding {
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
