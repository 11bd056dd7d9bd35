import { structuredPatch } from 'diff'
import type { BothSides } from './read-reports.ts'

/** One report that is not what was committed. */
export interface ReportDifference {
  /** File name, `observable.api.md`. */
  name: string
  /** `added`: never committed; `removed`: committed, and no package writes it any more. */
  kind: 'added' | 'changed' | 'removed'
  /** Changed stretches with three lines of context; each line begins with `+`, `-` or a space. */
  hunks: { line: number; lines: string[] }[]
}

/** Compares extracted reports with the committed ones, by file name in code-unit order. Empty when nothing changed. */
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
