import { expectedInsteadOf, type DiagnosticCode } from '@signpost/diagnostics'
import type { CheckedConfig } from './checked-config.ts'
import type { Place } from './value-checks.ts'
import { listAt, objectAt, reject, stringAt } from './value-checks.ts'

/** Reads `diagnostics`: each entry has the code of a warning that may be switched off, and a reason. */
export function diagnosticsAt(place: Place): CheckedConfig['diagnostics'] {
  const at = place.value === undefined ? undefined : objectAt(place, ['off'])
  const off = new Map<string, { code: DiagnosticCode; reason: string }>()
  for (const item of at ? listAt(at('off')) : []) {
    const entryAt = objectAt(item, ['code', 'reason'])
    if (!entryAt) continue
    const code = stringAt(entryAt('code'))
    const reason = stringAt(entryAt('reason'))
    const instead = code === '' ? undefined : expectedInsteadOf(code)
    if (instead !== undefined) reject(entryAt('code'), instead)
    else if (off.has(code)) reject(entryAt('code'), 'each code once')
    else off.set(code, { code: code as DiagnosticCode, reason })
  }
  return { off: [...off.values()] }
}
