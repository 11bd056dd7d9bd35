import type { GraphDiagnostic } from '../model.ts'

/** Diagnostics as a manifest has them: texts that many share stand in a list. */
export interface PackedDiagnostics {
  texts: readonly string[]
  /** Code, 1 for an error, file, line (0 when unknown), what was found, what was expected, next step; shared ones by index. */
  rows: readonly (readonly [
    code: number,
    isError: 0 | 1,
    file: number,
    line: number,
    found: string,
    expected: number,
    nextStep: number,
  ])[]
}

/** Diagnostics without what they share. */
export function packDiagnostics(diagnostics: readonly GraphDiagnostic[]): PackedDiagnostics {
  const indices = new Map<string, number>()
  const shared = (text: string): number => {
    const known = indices.get(text) ?? indices.size
    indices.set(text, known)
    return known
  }
  const rows = diagnostics.map(({ code, severity, file, line, found, expected, nextStep }) => {
    return [
      shared(code),
      severity === 'error' ? 1 : 0,
      shared(file),
      line ?? 0,
      found,
      shared(expected),
      shared(nextStep),
    ] as const
  })
  return { texts: [...indices.keys()], rows }
}

/** The diagnostics as they were. */
export function unpackDiagnostics({ texts, rows }: PackedDiagnostics): GraphDiagnostic[] {
  return rows.map(([code, isError, file, line, found, expected, nextStep]) => ({
    code: texts[code]! as GraphDiagnostic['code'],
    severity: isError === 1 ? 'error' : 'warning',
    file: texts[file]!,
    ...(line === 0 ? {} : { line }),
    found,
    expected: texts[expected]!,
    nextStep: texts[nextStep]!,
  }))
}
