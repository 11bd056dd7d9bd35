import type { Diagnostic } from '../facts.ts'

/**
 * A diagnostic for a terminal: where and what on the first line, what was expected and what to do below.
 *
 * @param packageName - Stands before the file, which is relative to the package.
 */
export function formatDiagnostic(diagnostic: Diagnostic, packageName: string): string {
  const { code, severity, entryPoint, file, line, found, expected, nextStep } = diagnostic
  const at = line === undefined ? file : `${file}:${line}`
  const entry = entryPoint === undefined || entryPoint === '.' ? '' : ` (${entryPoint})`
  return [
    `${severity} ${code} ${packageName}${entry} ${at}`,
    `  found: ${found}`,
    `  expected: ${expected}`,
    `  next: ${nextStep}`,
  ].join('\n')
}
