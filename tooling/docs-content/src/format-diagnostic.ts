import type { ContentDiagnostic } from './reader/model.ts'

/** A diagnostic as a line for people: severity, place, what was found, what was expected, what to do. */
export function formatDiagnostic({
  code,
  severity,
  file,
  line,
  column,
  found,
  expected,
  nextStep,
}: ContentDiagnostic): string {
  const prefix = severity === 'error' ? '[ERROR]' : '[WARNING]'
  if (code === 'broken-markdown-link') return `${prefix} ${found}.`
  const place = [file, line, column].filter((part) => part !== undefined).join(':')
  return `${prefix} ${place}: found ${found}; expected ${expected}. ${nextStep} (${code})`
}
