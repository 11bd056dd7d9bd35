import { sep } from 'node:path'
import {
  countedOff,
  adviceOf,
  codes,
  formatDiagnostic,
  isLoss,
  formatFinding,
  placeOf,
  printable,
  switchOff,
  unusedSwitches,
  type Diagnostic,
  type SwitchedOff,
} from '@signpost/diagnostics'
import { encodeSegment } from '@signpost/graph-model/model'
import type { FoundPackage } from '@signpost/files/find-packages'
import { commentLine, commentTotals, type CommentTotals } from './comment-totals.ts'
import type { Documentation } from './document.ts'
import { reasonWithoutApi, type Extraction } from '../extraction/extract-packages.ts'
import type { LeftOut } from '../packages/select-packages.ts'

/** Summary of a build: number of packages documented in full, in part and not at all, and the findings of the others. */
export interface Report {
  text: string
  /** Packages without pages, or with a loss of documentation that is neither a note nor switched off. */
  failed: number
  /** Names of public packages that should be documented and are not at all. */
  lost: string[]
  /** Whether no package is documented. */
  isEmpty: boolean
  /** Unresolved links in doc comments of the repository's own packages; those of installed packages are their authors'. */
  deadLinks: number
  /** Everything that was found in packages, for `--json`. */
  data: Pick<ReportData, 'totals' | 'diagnostics' | 'packages'>
}

/** Report as data. Files are relative to the root. */
export interface ReportData {
  totals: ReportTotals
  /** About the root. */
  diagnostics: Diagnostic[]
  packages: {
    name: string
    /** Relative to the root. */
    path: string
    /** The reason that the package is not documented on purpose; absent for one that is documented or should be. */
    undocumented?: string
    /** Number of its different doc comments that were read for the pages; absent where they were not counted. */
    comments?: number
    /** Path of its page below the base URL; absent for one without pages. */
    address?: string
    diagnostics: Diagnostic[]
  }[]
  /** About the hand-written docs. */
  docs: readonly Diagnostic[]
  /** About the pages of the site, such as broken links. */
  pages: readonly Diagnostic[]
  /** Milliseconds of each step, in their order: `docs`, `extraction`, `releases`, `graph`, `pages`. */
  durations: Readonly<Record<string, number>>
}

/** Counts of a report: of packages that are documented or public, and of findings in the root and in packages. */
export interface ReportTotals {
  /** Packages documented in full, in part, and not at all. */
  documented: number
  inPart: number
  notAtAll: number
  errors: number
  warnings: number
  notes: number
  /** Findings that the configuration switches off. */
  off: number
  comments: CommentTotals
}

/** Limits of the printed report: sentences of one code, and places of one sentence. The others are counted. */
const most = { sentences: 25, places: 5 }

/** Number of warnings and notes up to which all are printed; of more, one line for each code. */
const mostInDetail = 20

const plural: Record<Diagnostic['severity'], [one: string, many: string]> = {
  error: ['1 error', 'errors'],
  warning: ['1 warning', 'warnings'],
  info: ['1 note', 'notes'],
}

/**
 * Summary of extractions for a person: a block for each package with losses, then the warnings and the notes by code. Equal
 * sentences are printed once, with their places. It depends only on what was found, so that a build from the cache has the
 * same summary.
 *
 * The first line counts every package that is documented or public: those documented in full, which lack nothing that was found,
 * those documented in part, and the others. The second line has the balance of their doc comments. A package without one is
 * documented in part.
 *
 * @param off - Diagnostics that the configuration switches off. A package is not documented in full by switching off a loss.
 * @param root - Packages that are left out, paths of the public ones, and findings about the root. With `details` all warnings
 *   and notes are printed, however many there are.
 */
export function report(
  extractions: readonly Extraction[],
  off?: SwitchedOff,
  root: Partial<Pick<Documentation, 'excluded' | 'publicPaths' | 'findings'>> & { details?: boolean } = {},
): Report {
  const { excluded = [], publicPaths, findings: ofRoot = [], details = false } = root
  const isPublic = ({ package: { path } }: { package: FoundPackage }): boolean => publicPaths?.has(path) ?? true
  const documented = extractions.filter((one) => reasonWithoutApi(one) === undefined)
  const shown = documented.filter(({ hasNoPages }) => hasNoPages !== true)
  const part = shown.filter(({ findings, comments }) => comments === undefined || findings.some(isLoss))
  const lost = documented.filter(({ hasNoPages }) => hasNoPages === true)
  const without: LeftOut[] = [
    ...extractions.flatMap((one) => {
      const reason = reasonWithoutApi(one)
      return reason === undefined ? [] : [{ package: one.package, reason }]
    }),
    ...excluded,
  ]
  const none = lost.length + without.filter(isPublic).length
  const all = [...ofRoot, ...documented.flatMap(({ findings }) => findings)]
  const { kept, offCount } = switchOff(all, off)
  const [warnings, notes] = (['warning', 'info'] as const).map((wanted) =>
    kept.filter(({ severity }) => severity === wanted),
  ) as [Diagnostic[], Diagnostic[]]
  const headline = [
    `${shown.length - part.length} of ${shown.length + none} packages documented in full`,
    ...(part.length > 0 ? [`${part.length} in part`] : []),
    ...(none > 0 ? [`${none} not at all`] : []),
    ...(warnings.length > 0 ? [counted(warnings.length, 'warning')] : []),
    ...(notes.length > 0 ? [counted(notes.length, 'info')] : []),
    ...(offCount > 0 ? [countedOff(offCount)] : []),
  ].join(', ')
  const comments = commentTotals(shown)
  const left = without.map(({ package: one, reason }) => printable(`${nameOf(one)} (${reason})`))
  const losses = [...part, ...lost].map((one) => ({ one, found: switchOff(one.findings, off).kept.filter(isLoss) }))
  const failed = losses.filter(({ one, found }) => isIncomplete(one) || found.length > 0)
  const blocks = documented.flatMap((one) => {
    const found = failed.find((other) => other.one === one)?.found
    return found === undefined
      ? []
      : [[`\n${printable(nameOf(one.package))}${lossesOf(one, found)}`, ...sentences(found)].join('\n')]
  })
  // Losses are in the block of their package.
  const isListed = (one: Diagnostic): boolean => !isLoss(one) || ofRoot.includes(one)
  const minor = [warnings, notes].map((group) => group.filter(isListed))
  const isBrief = !details && minor.flat().length > mostInDetail
  const unused = unusedSwitches(all, off, ['api-extract', 'signpost', 'symbol-graph'])
  const notices = unused.length === 0 ? [] : [['', ...unused.map((one) => formatDiagnostic(one))].join('\n')]
  return {
    text: [
      `${headline}.`,
      ...commentLine(comments),
      ...(left.length > 0 ? [`Not documented: ${left.join(', ')}.`] : []),
      ...blocks,
      ...(isBrief ? [''] : []),
      ...minor.flatMap(byCode).map(isBrief ? counting : listed),
      ...(isBrief ? ['--details prints all of them, --json <file> writes them.'] : []),
      ...notices,
    ].join('\n'),
    failed: failed.filter(({ one, found }) => isIncomplete(one) || found.some(isNoNote)).length,
    lost: lost.filter(isPublic).map((one) => nameOf(one.package)),
    isEmpty: shown.length === 0,
    deadLinks: documented
      .filter((one) => !isInstalled(one.package))
      .flatMap(({ findings }) => switchOff(findings, off).kept)
      .filter(({ code }) => code === 'SG-UNRESOLVED-LINK').length,
    data: {
      totals: {
        documented: shown.length - part.length,
        inPart: part.length,
        notAtAll: none,
        errors: kept.filter(({ severity }) => severity === 'error').length,
        warnings: warnings.length,
        notes: notes.length,
        off: offCount,
        comments,
      },
      diagnostics: [...ofRoot],
      packages: [
        ...extractions.map((one) => {
          const reason = reasonWithoutApi(one)
          return {
            name: nameOf(one.package),
            path: one.package.path,
            ...(reason !== undefined && { undocumented: reason }),
            ...(one.comments !== undefined && { comments: one.comments }),
            ...(one.slug !== undefined && { address: `/api/${encodeURI(encodeSegment(one.slug))}` }),
            diagnostics: switchOff(one.findings, off).kept,
          }
        }),
        ...excluded.map(({ package: one, reason }) => ({
          name: nameOf(one),
          path: one.path,
          undocumented: reason,
          diagnostics: [],
        })),
      ],
    },
  }
}

/** Whether a package has no pages, or nothing says why its comments were not counted. */
function isIncomplete({ hasNoPages, comments, findings }: Extraction): boolean {
  return hasNoPages === true || (comments === undefined && !findings.some(isLoss))
}

function isNoNote({ severity }: Diagnostic): boolean {
  return severity !== 'info'
}

/** Number of losses of a package, in words, for the head of its block. */
function lossesOf({ hasNoPages }: Extraction, { length }: readonly Diagnostic[]): string {
  if (hasNoPages === true) return ', not documented'
  if (length === 0) return ', doc comments not counted'
  return length === 1 ? ', 1 part not documented' : `, ${length} parts not documented`
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

/** One line for the findings of a code: what they are, and where the first is. */
function counting(group: readonly Diagnostic[]): string {
  const [first] = group as [Diagnostic]
  return `${first.code}, ${counted(group.length, first.severity)}: ${codes[first.code].title}. First: ${printable(placeOf(first))}`
}

function listed(group: readonly Diagnostic[]): string {
  const [first] = group as [Diagnostic]
  const heading = `\n${first.code}, ${counted(group.length, first.severity)}`
  const advice = adviceOf(first)
  const isShared = group.some(({ found }) => found !== first.found) && group.every((one) => adviceOf(one) === advice)
  if (!isShared) return [heading, ...sentences(group)].join('\n')
  return [heading, `  ${advice.replace(/^e/u, 'E')}`, ...sentences(group, formatFinding)].join('\n')
}

/** Findings as lines, each sentence once with its places. */
function sentences(findings: readonly Diagnostic[], format: (one: Diagnostic) => string = formatDiagnostic): string[] {
  const groups = [
    ...grouped(findings, ({ code, found, expected, nextStep }) =>
      JSON.stringify([code, found, expected, nextStep]),
    ).values(),
  ]
  const lines = groups.slice(0, most.sentences).map((group) => `  ${format(atAll(group))}`)
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
