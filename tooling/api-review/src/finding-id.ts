import { createHash } from 'node:crypto'
import type { Finding } from './findings.ts'

/**
 * Gives each finding an id, `<entry point>:<symbol>:<rule>:<hash>`, that a shell passes on unchanged. The hash is of both
 * declarations of the symbol: edits elsewhere keep the id, and another change of the same symbol has another one.
 *
 * @param declared - Text of the symbol's declarations on both sides.
 */
export function findingIds(findings: readonly Finding[], declared: (finding: Finding) => readonly string[]): string[] {
  const counts = new Map<string, number>()
  return findings.map((finding) => {
    const { rule, entry, symbol } = finding
    const content = [rule, entry, symbol, ...declared(finding)]
    const hash = createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 10)
    const id = `${entry.replace(/[^\w@./~-]/g, '_')}:${symbol.replace(/[^\w.]/g, '_') || '.'}:${rule}:${hash}`
    const count = (counts.get(id) ?? 0) + 1
    counts.set(id, count)
    return count === 1 ? id : `${id}:${count}`
  })
}

/** Whether a text could be the id of a finding. */
export function isFindingId(text: string): boolean {
  return /^[\w@./~-]+:[\w.]+:[a-z-]+:[0-9a-f]{10}(?::\d+)?$/.test(text)
}
