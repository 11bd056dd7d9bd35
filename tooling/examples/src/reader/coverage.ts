import type { AnsweredPackage } from './model.ts'

/** How much of a package is documented, has examples, and has checked ones. */
export interface Coverage {
  /** Public symbols. */
  symbols: number
  /** Those with a summary. */
  documented: number
  /** Those with an example in their doc comment or that of a member. Absent when examples are not checked. */
  withExample?: number
  /** Examples that the compiler has judged. Absent when examples are not checked. */
  examples?: number
  /** Those that compile, or fail as their author says. */
  checked?: number
}

/**
 * Coverage of a package.
 *
 * @param coverage - Of its symbols, by the symbol graph.
 * @param answered - Absent when examples are not checked.
 */
export function coverageOf(
  { documented, total }: { documented: number; total: number },
  answered: Pick<AnsweredPackage, 'counts' | 'withExample'> | undefined,
): Coverage {
  if (answered === undefined) return { symbols: total, documented }
  const { counts, withExample = 0 } = answered
  const count = (outcome: string): number => counts[outcome] ?? 0
  const checked = count('checked') + count('fails')
  return {
    symbols: total,
    documented,
    // Symbols with an example that are not public are no part of the whole.
    withExample: Math.min(withExample, total),
    examples: checked + count('failing') + count('incomplete'),
    checked,
  }
}

/** Share in percent, rounded down, so that 100 means all; 100 of nothing. */
export function percentOf(part: number, whole: number): number {
  return whole === 0 ? 100 : Math.floor((100 * part) / whole)
}
