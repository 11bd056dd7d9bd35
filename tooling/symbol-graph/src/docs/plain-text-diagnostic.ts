import type { Excess } from '@signpost/markdown'
import type { GraphDiagnostic } from '@signpost/graph-model/model'

/** Diagnostic for a README or doc comment that exceeds a limit and is shown as plain text. */
export function plainTextDiagnostic(
  { found, expected }: Excess,
  place: Pick<GraphDiagnostic, 'file' | 'line'>,
): GraphDiagnostic {
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
