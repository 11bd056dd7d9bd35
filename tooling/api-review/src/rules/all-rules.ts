import { declarationRules } from './declaration-rules.ts'
import { memberRules } from './member-rules.ts'
import { packageRules } from './package-rules.ts'
import { parameterRules } from './parameter-rules.ts'
import type { Rule } from './rule.ts'
import { signatureRules } from './signature-rules.ts'
import { typeRules } from './type-rules.ts'
import { useRules } from './use-rules.ts'

/** Every rule by its id. */
export const allRules: Readonly<Record<string, Rule>> = {
  ...declarationRules,
  ...memberRules,
  ...packageRules,
  ...parameterRules,
  ...signatureRules,
  ...typeRules,
  ...useRules,
}

/**
 * Returns the rule of an id.
 *
 * @throws Error when there is none.
 */
export function ruleOf(id: string): Rule {
  const rule = Object.hasOwn(allRules, id) ? allRules[id] : undefined
  if (!rule) throw new Error(`No rule "${id}". Rules: ${Object.keys(allRules).sort().join(', ')}.`)
  return rule
}
