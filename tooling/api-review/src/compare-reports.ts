import { structuredPatch } from 'diff'
import type { BothSides } from './read-reports.ts'

/** A report that differs from the committed one. */
export interface ReportDifference {
  /** File name, `observable.api.md`. */
  name: string
  /** `added`: not committed; `removed`: committed, and no package has it any more. */
  kind: 'added' | 'changed' | 'removed'
  /** Hunks with three lines of context; each line begins with `+`, `-` or a space. */
  hunks: { line: number; lines: string[] }[]
}

/** Differences between committed and extracted reports, in code-unit order of their names. */
export function compareReports({ committed, extracted }: BothSides): ReportDifference[] {
  const names = [...new Set([...committed.keys(), ...extracted.keys()])].sort()
  return names.flatMap((name) => {
    const before = committed.get(name)
    const after = extracted.get(name)
    if (before === after) return []
    const { hunks } = structuredPatch(name, name, before ?? '', after ?? '', '', '', { context: 3 })
    return {
      name,
      kind: before === undefined ? 'added' : after === undefined ? 'removed' : 'changed',
      hunks: hunks.map((hunk) => ({ line: after === undefined ? hunk.oldStart : hunk.newStart, lines: hunk.lines })),
    } satisfies ReportDifference
  })
}
