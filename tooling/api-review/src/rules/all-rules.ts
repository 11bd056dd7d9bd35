import { type DeclarationRuleId, declarationRules } from './declaration-rules.ts'
import { type MemberRuleId, memberRules } from './member-rules.ts'
import { type PackageRuleId, packageRules } from './package-rules.ts'
import { type ParameterRuleId, parameterRules } from './parameter-rules.ts'
import type { Rule } from './rule.ts'
import { type SignatureRuleId, signatureRules } from './signature-rules.ts'
import { type TypeRuleId, typeRules } from './type-rules.ts'
import { type UseRuleId, useRules } from './use-rules.ts'

/** Id of a rule: `property-removed`. */
export type RuleId =
  | DeclarationRuleId
  | MemberRuleId
  | PackageRuleId
  | ParameterRuleId
  | SignatureRuleId
  | TypeRuleId
  | UseRuleId

/** Every rule by its id. */
export const allRules: Readonly<Record<RuleId, Rule>> = {
  ...declarationRules,
  ...memberRules,
  ...packageRules,
  ...parameterRules,
  ...signatureRules,
  ...typeRules,
  ...useRules,
}

/** Returns the rule of an id. */
export function ruleOf(id: RuleId): Rule {
  return allRules[id]
}

/** Whether a text is the id of a rule. */
export function isRuleId(text: string): text is RuleId {
  return Object.hasOwn(allRules, text)
}
