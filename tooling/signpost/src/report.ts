import {
  countedOff,
  formatDiagnostic,
  switchOff,
  unusedSwitches,
  type Diagnostic,
  type SwitchedOff,
} from '@signpost/diagnostics'
import type { Extraction } from './extract-packages.ts'

/** Summary of a build: number of packages documented in full, and the findings of the others. */
export interface Report {
  text: string
  /** Packages with at least one error. */
  failed: number
}

/** How many warnings of one kind are listed; the others are counted. */
const most = 25

/**
 * Summary of extractions for a person: a block for each package with errors, then the warnings by code. It depends only on
 * what was found, so that a build from the cache has the same summary.
 *
 * @param off - Diagnostics that the configuration switches off.
 */
export function report(extractions: readonly Extraction[], off?: SwitchedOff): Report {
  const all = extractions.flatMap(({ findings }) => findings)
  const { kept, offCount } = switchOff(all, off)
  const warnings = kept.filter(({ severity }) => severity === 'warning')
  const broken = extractions.filter(({ findings }) => findings.some(isError))
  const headline = [
    `${extractions.length - broken.length} of ${extractions.length} packages documented in full`,
    ...(broken.length > 0 ? [`${broken.length} in part or not at all`] : []),
    ...(warnings.length > 0 ? [`${warnings.length} ${warnings.length === 1 ? 'warning' : 'warnings'}`] : []),
    ...(offCount > 0 ? [countedOff(offCount)] : []),
  ].join(', ')
  const blocks = broken.map(({ package: { manifest, path }, findings }) =>
    [`\n${manifest.name ?? path}`, ...findings.filter(isError).map(describe)].join('\n'),
  )
  const unused = unusedSwitches(all, off, ['api-extract', 'signpost', 'symbol-graph'])
  const notices = unused.length === 0 ? [] : [['', ...unused.map((one) => formatDiagnostic(one))].join('\n')]
  return {
    text: [`${headline}.`, ...blocks, ...byCode(warnings).map(listed), ...notices].join('\n'),
    failed: broken.length,
  }
}

function isError({ severity }: Diagnostic): boolean {
  return severity === 'error'
}

function describe(diagnostic: Diagnostic): string {
  return `  ${formatDiagnostic(diagnostic)}`
}

/** Diagnostics of one code together; codes in code units, findings in their own order. */
function byCode(findings: readonly Diagnostic[]): Diagnostic[][] {
  const groups = new Map<string, Diagnostic[]>()
  for (const one of findings) groups.set(one.code, [...(groups.get(one.code) ?? []), one])
  return [...groups].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, group]) => group)
}

function listed(group: readonly Diagnostic[]): string {
  const lines = group.slice(0, most).map(describe)
  const rest = group.length > most ? [`  and ${group.length - most} more`] : []
  return [
    `\n${group[0]!.code}, ${group.length === 1 ? '1 warning' : `${group.length} warnings`}`,
    ...lines,
    ...rest,
  ].join('\n')
}
