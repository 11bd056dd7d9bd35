import { codes, type DiagnosticCode, type Tool } from './codes.ts'
import type { Diagnostic } from './diagnostic.ts'
import { didYouMean } from './did-you-mean.ts'

/** `diagnostics.off` of a site's configuration, after validation. */
export interface SwitchedOff {
  /** Name of the configuration file, for messages. */
  file: string
  entries: readonly Switch[]
}

/** An accepted warning. */
export interface Switch {
  code: DiagnosticCode
  reason: string
  /** Packages, symbols and members for which it is accepted: `core`, `core!Store`, `core!Store.get`; absent for all. */
  symbols?: readonly string[]
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
  const kept = diagnostics.filter(
    (one) => one.severity === 'error' || off?.entries.some((entry) => isOff(one, entry)) !== true,
  )
  return { kept, offCount: diagnostics.length - kept.length }
}

function isOff({ code, symbol }: Diagnostic, entry: Switch): boolean {
  if (code !== entry.code) return false
  return entry.symbols === undefined || (symbol !== undefined && entry.symbols.some((name) => covers(name, symbol)))
}

/** Whether a name is a symbol, or the package or symbol around it. The `~` of an unexported symbol may be left out. */
function covers(name: string, symbol: string): boolean {
  return [symbol, symbol.replace('!~', '!')].some(
    (id) => id === name || (id.startsWith(name) && /^[./!]/.test(id.slice(name.length))),
  )
}

/**
 * A notice for each entry whose code was not reported as a warning, and for each symbol of an entry that accepts none.
 *
 * @param diagnostics - Everything that `tools` reported, before {@link switchOff}.
 * @param tools - Only entries for codes of these tools are considered.
 */
export function unusedSwitches(
  diagnostics: readonly Diagnostic[],
  off: SwitchedOff | undefined,
  tools: readonly Tool[],
): Diagnostic[] {
  const reported = diagnostics.filter(({ severity }) => severity !== 'error')
  const unused = (off?.entries ?? []).flatMap((entry): string[] => {
    const { code, symbols } = entry
    if (!tools.includes(codes[code].tool)) return []
    if (symbols === undefined) return reported.some((one) => one.code === code) ? [] : [`the code ${code}`]
    return symbols
      .filter((name) => !reported.some((one) => isOff(one, { ...entry, symbols: [name] })))
      .map((name) => `the symbol ${JSON.stringify(name)} of the code ${code}`)
  })
  return unused.map((found) => ({
    code: 'unused-switch',
    severity: 'info',
    file: off!.file,
    found: `${found} in diagnostics.off`,
    expected: found.startsWith('the code') ? 'codes that are reported' : 'symbols for which it is reported',
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

/** Whether diagnostics of a code are about a symbol, so that an entry may name symbols. */
export function isAboutSymbol(code: string): boolean {
  return Object.hasOwn(codes, code) && codes[code as DiagnosticCode].isAboutSymbol === true
}

function isSwitchable({ severities, setting, isAlwaysReported }: (typeof codes)[DiagnosticCode]): boolean {
  return severities.includes('warning') && setting === undefined && isAlwaysReported !== true
}
