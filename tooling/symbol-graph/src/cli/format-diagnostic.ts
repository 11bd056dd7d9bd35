import type { GraphDiagnostic } from '../reader/model.ts'

/** A diagnostic as two lines that a terminal can make links of. */
export function formatDiagnostic({ code, severity, file, line, found, expected, nextStep }: GraphDiagnostic): string {
  const place = line === undefined ? file : `${file}:${line}`
  return `${place} ${severity} ${code}\n  found ${found}; expected ${expected}. ${nextStep}`
}
