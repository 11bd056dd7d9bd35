import { formatDiagnostic, type Diagnostic } from '@signpost/diagnostics'
import type { Extraction } from './extract-packages.ts'

/** The end of a build: how many packages are whole, and of the others what failed, where, and what to do. */
export interface Report {
  text: string
  /** Packages with at least one error. */
  failed: number
}

/** How many warnings of one kind are listed; the others are counted. */
const most = 25

/**
 * Sums up extractions for a person: a block for each package that is not whole, then the warnings by their kind.
 *
 * It depends on what was found alone: a build that knew all packages from before says what the first one said.
 */
export function report(extractions: readonly Extraction[]): Report {
  const of = (wanted: Diagnostic['severity'], findings: readonly Diagnostic[]): Diagnostic[] =>
    findings.filter(({ severity }) => severity === wanted)
  const broken = extractions.filter(({ findings }) => of('error', findings).length > 0)
  const warnings = of(
    'warning',
    extractions.flatMap(({ findings }) => findings),
  )
  const headline = [
    `${extractions.length - broken.length} of ${extractions.length} packages documented in full`,
    ...(broken.length > 0 ? [`${broken.length} in part or not at all`] : []),
    ...(warnings.length > 0 ? [`${warnings.length} ${warnings.length === 1 ? 'warning' : 'warnings'}`] : []),
  ].join(', ')
  const blocks = broken.map(({ package: { manifest, path }, findings }) =>
    [`\n${manifest.name ?? path}`, ...of('error', findings).map(describe)].join('\n'),
  )
  return { text: [`${headline}.`, ...blocks, ...byCode(warnings).map(listed)].join('\n'), failed: broken.length }
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
