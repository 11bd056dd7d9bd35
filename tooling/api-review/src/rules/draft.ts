import type { RuleId } from './all-rules.ts'

/** A change of a declaration, before its verdict and proof. */
export interface Draft {
  rule: RuleId
  /** Dotted path of the symbol. */
  symbol: string
  /** Consumer programs that may show the break, best first. */
  witnesses: readonly string[]
  /** New name of a renamed symbol, and how sure that is, up to 1. */
  renamedTo?: string
  confidence?: number
}

/** Creates a draft. */
export function draft(rule: RuleId, symbol: string, ...witnesses: readonly string[]): Draft {
  return { rule, symbol, witnesses }
}
