import type { Diagnostic } from '../facts.ts'

/**
 * Formats a diagnostic for a terminal: code and position on the first line, then what was found, what was expected and the
 * next step.
 *
 * @param packageName - Printed before the file, which is relative to the package.
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
