import { sep } from 'node:path'
import {
  countedOff,
  formatDiagnostic,
  isLoss,
  placeOf,
  switchOff,
  unusedSwitches,
  type Diagnostic,
  type SwitchedOff,
} from '@signpost/diagnostics'
import type { FoundPackage } from '@signpost/files/find-packages'
import type { Documentation } from './document.ts'
import { reasonWithoutApi, type Extraction } from './extract-packages.ts'

/** Summary of a build: number of packages documented in full, and the findings of the others. */
export interface Report {
  text: string
  /** Packages with at least one loss of documentation that is not switched off. */
  failed: number
  /** Unresolved links in doc comments of the repository's own packages; those of installed packages are their authors'. */
  deadLinks: number
  /** Everything that was found in packages, for `--json`. */
  data: Pick<ReportData, 'diagnostics' | 'packages'>
}

/** Report as data. Files are relative to the root. */
export interface ReportData {
  /** About the root. */
  diagnostics: Diagnostic[]
  packages: {
    name: string
    /** Relative to the root. */
    path: string
    /** The reason that the package is not documented on purpose; absent for a documented one. */
    undocumented?: string
    diagnostics: Diagnostic[]
  }[]
  /** About the hand-written docs. */
  docs: readonly Diagnostic[]
  /** About the pages of the site, such as broken links. */
  pages: readonly Diagnostic[]
}

/** Limits of the printed report: sentences of one code, and places of one sentence. The others are counted. */
const most = { sentences: 25, places: 5 }

const plural: Record<Diagnostic['severity'], [one: string, many: string]> = {
  error: ['1 error', 'errors'],
  warning: ['1 warning', 'warnings'],
  info: ['1 note', 'notes'],
}

/**
 * Summary of extractions for a person: a block for each package with errors, then the warnings and the notes by code. Equal
 * sentences are printed once, with their places. It depends only on what was found, so that a build from the cache has the
 * same summary.
 *
 * @param off - Diagnostics that the configuration switches off.
 * @param root - Packages that the configuration leaves out, and findings about the root.
 */
export function report(
  extractions: readonly Extraction[],
  off?: SwitchedOff,
  root: Partial<Pick<Documentation, 'excluded' | 'findings'>> = {},
): Report {
  const { excluded = [], findings: ofRoot = [] } = root
  const documented = extractions.filter((one) => reasonWithoutApi(one) === undefined)
  const all = [...ofRoot, ...documented.flatMap(({ findings }) => findings)]
  const { kept, offCount } = switchOff(all, off)
  const [warnings, notes] = (['warning', 'info'] as const).map((wanted) =>
    kept.filter(({ severity }) => severity === wanted),
  ) as [Diagnostic[], Diagnostic[]]
  const partly = documented.filter(({ findings }) => findings.some(isLoss))
  const failed = partly.filter(({ findings }) => switchOff(findings, off).kept.some(isLoss))
  const headline = [
    `${documented.length - partly.length} of ${documented.length} packages documented in full`,
    ...(partly.length > 0 ? [`${partly.length} in part or not at all`] : []),
    ...(warnings.length > 0 ? [counted(warnings.length, 'warning')] : []),
    ...(notes.length > 0 ? [counted(notes.length, 'info')] : []),
    ...(offCount > 0 ? [countedOff(offCount)] : []),
  ].join(', ')
  const undocumented = [
    ...extractions.flatMap((one) => {
      const reason = reasonWithoutApi(one)
      return reason === undefined ? [] : [{ name: nameOf(one.package), reason }]
    }),
    ...excluded.map((one) => ({ name: nameOf(one), reason: 'excluded by the configuration' })),
  ]
  const left = undocumented.map(({ name, reason }) => `${name} (${reason})`)
  const blocks = partly.map(({ package: found, findings }) =>
    [`\n${nameOf(found)}`, ...sentences(findings.filter(isLoss))].join('\n'),
  )
  const unused = unusedSwitches(all, off, ['api-extract', 'signpost', 'symbol-graph'])
  const notices = unused.length === 0 ? [] : [['', ...unused.map((one) => formatDiagnostic(one))].join('\n')]
  return {
    text: [
      `${headline}.`,
      ...(left.length > 0 ? [`Not documented: ${left.join(', ')}.`] : []),
      ...blocks,
      ...byCode(warnings).map(listed),
      ...byCode(notes).map(listed),
      ...notices,
    ].join('\n'),
    failed: failed.length,
    deadLinks: documented
      .filter((one) => !isInstalled(one.package))
      .flatMap(({ findings }) => switchOff(findings, off).kept)
      .filter(({ code }) => code === 'SG-UNRESOLVED-LINK').length,
    data: {
      diagnostics: [...ofRoot],
      packages: extractions.map((one) => {
        const reason = reasonWithoutApi(one)
        return {
          name: nameOf(one.package),
          path: one.package.path,
          ...(reason !== undefined && { undocumented: reason }),
          diagnostics: switchOff(one.findings, off).kept,
        }
      }),
    },
  }
}

function nameOf({ manifest, path }: FoundPackage): string {
  return manifest.name ?? path
}

/** Whether the authors of a package are others: it is in a `node_modules`. */
function isInstalled({ directory }: FoundPackage): boolean {
  return directory.split(sep).includes('node_modules')
}

function counted(count: number, severity: Diagnostic['severity']): string {
  const [one, many] = plural[severity]
  return count === 1 ? one : `${count} ${many}`
}

/** Diagnostics of one code together; codes in code units, findings in their own order. */
function byCode(findings: readonly Diagnostic[]): Diagnostic[][] {
  return [...grouped(findings, ({ code }) => code)].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, group]) => group)
}

function grouped(findings: readonly Diagnostic[], keyOf: (one: Diagnostic) => string): Map<string, Diagnostic[]> {
  const groups = new Map<string, Diagnostic[]>()
  for (const one of findings) {
    const group = groups.get(keyOf(one))
    if (group) group.push(one)
    else groups.set(keyOf(one), [one])
  }
  return groups
}

function listed(group: readonly Diagnostic[]): string {
  const [{ code, severity }] = group as [Diagnostic]
  return [`\n${code}, ${counted(group.length, severity)}`, ...sentences(group)].join('\n')
}

/** Findings as lines, each sentence once with its places. */
function sentences(findings: readonly Diagnostic[]): string[] {
  const groups = [
    ...grouped(findings, ({ code, found, expected, nextStep }) =>
      JSON.stringify([code, found, expected, nextStep]),
    ).values(),
  ]
  const lines = groups.slice(0, most.sentences).map((group) => `  ${formatDiagnostic(atAll(group))}`)
  const rest = groups.slice(most.sentences).reduce((sum, group) => sum + group.length, 0)
  return [...lines, ...(rest > 0 ? [`  and ${rest} more`] : [])]
}

/** The diagnostic of a group, with the places of all. */
function atAll(group: readonly Diagnostic[]): Diagnostic {
  const [first] = group as [Diagnostic]
  const places = [...new Set(group.map(placeOf))]
  if (places.length === 1) return first
  const { line: _line, column: _column, ...one } = first
  const rest = places.length - most.places
  return {
    ...one,
    file: [places.slice(0, most.places).join(', '), ...(rest > 0 ? [`and ${rest} more places`] : [])].join(' '),
  }
}
