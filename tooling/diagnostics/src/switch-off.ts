import { codes, type DiagnosticCode, type Tool } from './codes.ts'
import type { Diagnostic } from './diagnostic.ts'
import { didYouMean } from './did-you-mean.ts'

/** `diagnostics.off` of a site's configuration, after validation. */
export interface SwitchedOff {
  /** Name of the configuration file, for messages. */
  file: string
  entries: readonly { code: DiagnosticCode; reason: string }[]
}

/** Diagnostics to print and to count, and the number of those that are switched off. */
export interface Kept<One extends Diagnostic> {
  kept: One[]
  offCount: number
}

/**
 * Leaves out the warnings and infos that the configuration switches off. Errors stay, whatever their code.
 *
 * @param off - Absent when there is no configuration.
 */
export function switchOff<One extends Diagnostic>(
  diagnostics: readonly One[],
  off: SwitchedOff | undefined,
): Kept<One> {
  const codesOff = new Set(off?.entries.map(({ code }) => code))
  const kept = diagnostics.filter(({ code, severity }) => severity === 'error' || !codesOff.has(code))
  return { kept, offCount: diagnostics.length - kept.length }
}

/**
 * A notice for each entry whose code was not reported as a warning.
 *
 * @param diagnostics - Everything that `tools` reported, before {@link switchOff}.
 * @param tools - Only entries for codes of these tools are considered.
 */
export function unusedSwitches(
  diagnostics: readonly Diagnostic[],
  off: SwitchedOff | undefined,
  tools: readonly Tool[],
): Diagnostic[] {
  const reported = new Set(diagnostics.filter(({ severity }) => severity !== 'error').map(({ code }) => code))
  const unused = off?.entries.filter(({ code }) => tools.includes(codes[code].tool) && !reported.has(code)) ?? []
  return unused.map(({ code }) => ({
    code: 'unused-switch',
    severity: 'info',
    file: off!.file,
    found: `the code ${code} in diagnostics.off`,
    expected: 'codes that are reported',
    nextStep: 'Remove the entry.',
  }))
}

/** `3 switched off by configuration`; empty for none. */
export function countedOff(count: number): string {
  return count === 0 ? '' : `${count} switched off by configuration`
}

/** Expected value for a `code` in the configuration that cannot be switched off; absent for one that can. */
export function expectedInsteadOf(code: string): string | undefined {
  const switchable = Object.entries(codes).filter(([, one]) => isSwitchable(one))
  const one = Object.hasOwn(codes, code) ? codes[code as DiagnosticCode] : undefined
  if (one === undefined) {
    const names = switchable.map(([name]) => name)
    return `a diagnostic code, such as SG-UNEXPORTED; the documentation lists them.${didYouMean(code, names)}`
  }
  if (isSwitchable(one)) return undefined
  if (one.setting !== undefined) return `the key ${one.setting}, which sets what this diagnostic does`
  const why = one.severities.includes('warning') ? 'a page may be missing or broken' : 'it is never a warning'
  return `the code of a warning that may be accepted. This one is always reported, because ${why}: ${one.nextStep}`
}

function isSwitchable({ severities, setting, isAlwaysReported }: (typeof codes)[DiagnosticCode]): boolean {
  return severities.includes('warning') && setting === undefined && isAlwaysReported !== true
}
