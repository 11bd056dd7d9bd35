import { formatDiagnostic as format } from '@signpost/diagnostics'
import type { Diagnostic } from '../facts.ts'

/** Formats a diagnostic with its package and, except for `.`, its entry point before the file. */
export function formatDiagnostic(diagnostic: Diagnostic, packageName: string): string {
  const { entryPoint = '.' } = diagnostic
  return format(diagnostic, entryPoint === '.' ? packageName : `${packageName} (${entryPoint})`)
}
