import type { Diagnostic } from './diagnostic.ts'

/**
 * Formats a diagnostic as one line: severity, place, finding, expectation, next step and code.
 *
 * @param before - Printed before the file, for example the name of the package that the path is relative to.
 */
export function formatDiagnostic(diagnostic: Diagnostic, before = ''): string {
  const { code, severity, found, expected, nextStep } = diagnostic
  const place = before === '' ? placeOf(diagnostic) : `${before} ${placeOf(diagnostic)}`
  return `[${severity.toUpperCase()}] ${place}: found ${found}; expected ${expected}. ${nextStep} (${code})`
}

/** `file:line:column`, which terminals turn into a link; absent parts are left out. */
export function placeOf({ file, line, column }: Pick<Diagnostic, 'file' | 'line' | 'column'>): string {
  return [file, line, column].filter((part) => part !== undefined).join(':')
}
