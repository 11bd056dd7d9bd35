import type { Diagnostic } from '@signpost/diagnostics'
import type { Excess } from '@signpost/markdown'

/** Diagnostic for a README or doc comment that exceeds a limit and is shown as plain text. */
export function plainTextDiagnostic({ found, expected }: Excess, place: Pick<Diagnostic, 'file' | 'line'>): Diagnostic {
  return {
    code: 'SG-PLAIN-TEXT',
    severity: 'warning',
    ...place,
    found,
    expected,
    nextStep:
      'Shorten or split the text, or write this part of it as fenced code; until then all of it is shown as plain text.',
  }
}
