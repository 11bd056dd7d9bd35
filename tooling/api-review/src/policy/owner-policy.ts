import type { Finding } from '../findings.ts'
import { parseObject } from './acceptances.ts'

/** File of the policy in `api-reports/`. */
export const policyFile = 'policy.json'

/** Changes that a pull request may not accept by itself. A missing field fits every finding. */
export interface OwnerRule {
  /** Name of a package. */
  package?: string
  /** Id of a rule. */
  rule?: string
}

/**
 * Parses the policy: `{ "needsOwner": [{ "package": "@a/b", "rule": "export-removed" }] }`. It is read from the base, so that a
 * pull request cannot change the policy it is judged by.
 *
 * @param text - Absent when there is no such file: everything may be accepted.
 * @param label - Of the file, for messages.
 * @throws Error when it has another form.
 */
export function parsePolicy(label: string, text: string | undefined): OwnerRule[] {
  if (text === undefined) return []
  const { needsOwner, ...more } = parseObject(label, text)
  const [unknownKey] = Object.keys(more)
  if (unknownKey !== undefined) throw new Error(`${label} has the unknown key "${unknownKey}"; expected needsOwner.`)
  if (!Array.isArray(needsOwner) || !needsOwner.every(isOwnerRule)) {
    throw new Error(
      `${label}: found ${JSON.stringify(needsOwner)}, expected "needsOwner": [{ "package": ..., "rule": ... }].`,
    )
  }
  return needsOwner
}

/** Whether an acceptance of the finding counts only when the base has it already, where owners review the file. */
export function needsOwner(rules: readonly OwnerRule[], packageName: string, { rule }: Finding): boolean {
  return rules.some(
    (one) =>
      (one.package === undefined || one.package === packageName) && (one.rule === undefined || one.rule === rule),
  )
}

function isOwnerRule(value: unknown): value is OwnerRule {
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(value).every(([key, text]) => (key === 'package' || key === 'rule') && typeof text === 'string')
}
