import { codes } from './codes.ts'
import type { Diagnostic } from './diagnostic.ts'

/** Whether a diagnostic means that something public is not documented: an error, or a code with `isLoss`. */
export function isLoss({ code, severity }: Pick<Diagnostic, 'code' | 'severity'>): boolean {
  return severity === 'error' || codes[code].isLoss === true
}
