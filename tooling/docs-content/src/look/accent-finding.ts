import { leastContrast, type ReplacedAccent } from '../config/accent.ts'
import type { ContentDiagnostic } from '../reader/model.ts'

/** Says which shade is used in place of an accent that cannot be read. */
export function accentFinding(
  { mode, given, contrast, used, usedContrast }: ReplacedAccent,
  file: string,
): ContentDiagnostic {
  return {
    code: 'accent-contrast',
    severity: 'info',
    file,
    found: `theme.accent ${given} with a contrast of ${contrast.toFixed(2)} in ${mode} mode`,
    expected: `at least ${leastContrast}`,
    nextStep: `The nearest shade that passes is used: ${used} with ${usedContrast.toFixed(2)}. To choose another one, set theme.accent.${mode}.`,
  }
}
