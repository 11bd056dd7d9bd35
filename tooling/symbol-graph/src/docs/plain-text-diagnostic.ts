import type { Excess } from '@signpost/markdown'
import type { GraphDiagnostic } from '@signpost/graph-model/model'

/** Diagnostic of a README or a doc comment that is shown as plain text because it exceeds a limit. */
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
