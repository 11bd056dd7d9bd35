import { printable } from '@signpost/diagnostics'
import { styleText } from 'node:util'
import type { Finding, Level } from '../findings.ts'
import { type RuleId, ruleOf } from '../rules/all-rules.ts'
import { consumerCode, namesBase } from './consumer-code.ts'
import { rulePage } from './rule-page.ts'
import { type Section, sectionsOf } from './sections.ts'

/** A line of a report, without its indentation; its text may have any characters. */
export interface Line {
  kind: 'title' | 'text' | 'major' | 'minor' | 'patch' | 'none' | 'before' | 'after' | 'code' | 'error' | 'blank'
  text: string
  indent: number
}

/** How a report names things. */
export interface View<T extends Finding> {
  nameOf: (finding: T) => string
  /** How consumers import an entry point. */
  specifierOf: (entry: string) => string
  /** Name of a place that the change reaches too. */
  placeOf: (place: { entry: string; symbol: string }) => string
  /** Lines below the name, such as the file, and below the finding, such as its acceptance. */
  above: (finding: T) => string[]
  below: (finding: T) => string[]
  isAccepted: (finding: T) => boolean
}

/** Names of a list that are shown. */
const mostNames = 20

/** Other places of a finding that are shown. */
const mostPlaces = 4

/** Most lines of a program; the rest is counted. */
const mostCode = 30

const titles: Readonly<Record<Section<Finding>['kind'], string>> = {
  proven: 'Breaks, each with a program that compiles before and fails now',
  unproven: 'Breaks without a program',
  accepted: 'Accepted breaks',
  strict: 'Breaks only for unusual consumers',
  change: 'Other changes',
  possible: 'Possible, not proven',
  addition: 'Additions',
}

/** Lines of a report: sections, in them rules, in them findings. */
export function findingLines<T extends Finding>(findings: readonly T[], view: View<T>): Line[] {
  const sections = sectionsOf(findings, view.isAccepted)
  return [
    ...sections.flatMap((section) => [
      blank,
      line('title', `== ${titles[section.kind]}: ${countOf(section)} ==`),
      ...section.groups.flatMap(({ rule, findings: list }) => groupLines(section.kind, rule, list, view)),
    ]),
    ...howToRun(findings).flatMap((text) => [blank, line('text', text)]),
  ]
}

/** How to run the programs of a report. */
export function howToRun(findings: readonly Finding[]): string[] {
  const programs = findings.flatMap(({ witness }) => witness ?? [])
  if (programs.length === 0) return []
  const run =
    'To see a program fail, save it as proof.ts beside both versions and run: npx tsc --noEmit --strict proof.ts'
  const install =
    'B is the version before. Install it under that name as well: npm install NAME-before@npm:NAME@VERSION'
  return [run, ...(programs.some(namesBase) ? [install] : [])]
}

function countOf({ groups }: Section<Finding>): number {
  return groups.reduce((sum, { findings }) => sum + findings.length, 0)
}

function groupLines<T extends Finding>(
  kind: Section<T>['kind'],
  rule: RuleId,
  findings: readonly T[],
  view: View<T>,
): Line[] {
  const { title, explanation } = ruleOf(rule)
  if (kind === 'addition' || findings.every((finding) => hasOnlyName(finding, view))) {
    const places = findings.flatMap((one) => [one, ...(one.also ?? []).map((place) => ({ ...one, ...place }))])
    return [line('text', `${title} [${rule}]: ${shortList(places.map(view.nameOf), mostNames)}`)]
  }
  const isBreak = kind !== 'change'
  return [
    blank,
    line('title', `--- ${title} [${rule}] ---`),
    ...(isBreak ? [line('text', explanation), line('text', rulePage(rule))] : []),
    ...findings.flatMap((finding) => itemLines(finding, view, kind === 'unproven')),
  ]
}

/** Whether there is nothing to show of a finding but its name: a changed comment. */
function hasOnlyName<T extends Finding>(finding: T, view: View<T>): boolean {
  const { before, after, witness, strict, possible, rule, message } = finding
  return (
    strict !== 'major' &&
    possible === undefined &&
    [before, after, witness].every((text) => text === undefined) &&
    message === ruleOf(rule).title &&
    view.below(finding).length === 0
  )
}

/** @param isListed - Whether the title of the section says that there is no program. */
function itemLines<T extends Finding>(finding: T, view: View<T>, isListed: boolean): Line[] {
  const { pragmatic, role, position, message, rule, proof, witness, error, possible } = finding
  const where = position && position !== 'unknown' ? `, position ${position}` : ''
  const level = possible === undefined ? levelOf(finding) : orText(pragmatic, possible)
  const at = view.specifierOf(finding.witnessEntry ?? finding.entry)
  return [
    line(pragmatic, `${view.nameOf(finding)}: ${level}, ${role}${where}`, 2),
    ...view.above(finding).map((text) => line('text', text, 4)),
    ...(message === ruleOf(rule).title ? [] : [line('text', `${withoutTitle(message, rule)}${guess(finding)}`, 4)]),
    ...linesOf('before', '- ', finding.before),
    ...linesOf('after', '+ ', finding.after),
    ...(witness === undefined ? [] : cut(linesOf('code', '| ', consumerCode(witness.trim(), at, finding)))),
    ...(error === undefined ? [] : [line('error', error, 4)]),
    ...(proof === 'unproven' && possible === undefined && !isListed
      ? [line('text', 'no consumer program found that shows it', 4)]
      : []),
    ...alsoLines(finding, view).map((text) => line('text', text, 4)),
    ...view.below(finding).map((text) => line('text', text, 4)),
  ]
}

/** Both sizes of a change that is only possible; without a program, strict is major for all. */
function orText(pragmatic: Level, possible: Level): string {
  return possible === pragmatic
    ? `${pragmatic} (strict: major if a program shows it)`
    : `${pragmatic}, or ${possible} if a program shows it`
}

/** The rest of a message that begins with the title of its rule: `5.0.5 -> 5.1.0`. */
function withoutTitle(message: string, rule: RuleId): string {
  const { title } = ruleOf(rule)
  return /^[:;] /.test(message.slice(title.length)) && message.startsWith(title)
    ? message.slice(title.length + 2)
    : message
}

/** Places that an edit reaches too: of the same name by their entry points, others by their names. */
export function alsoLines<T extends Finding>({ symbol, also = [] }: T, view: Pick<View<T>, 'placeOf'>): string[] {
  const entries = also.filter((place) => place.symbol === symbol).map(({ entry }) => entry)
  const others = also.filter((place) => place.symbol !== symbol).map(view.placeOf)
  return [
    ...(entries.length > 0 ? [`also in ${shortList(entries, mostPlaces)}`] : []),
    ...(others.length > 0 ? [`also reaches ${shortList(others, mostPlaces)}`] : []),
  ]
}

/** Size of a change, with the strict one when it differs: `minor (strict: major)`. */
export function levelOf({ pragmatic, strict }: Pick<Finding, 'pragmatic' | 'strict'>): string {
  return strict === pragmatic ? pragmatic : `${pragmatic} (strict: ${strict})`
}

/** Note on a rename that rests on the declaration alone. */
export function guess({ confidence = 1 }: Finding): string {
  return confidence < 0.6 ? ' (a guess: only the declarations are equal)' : ''
}

/** Names with commas; those past a limit are counted. */
export function shortList(names: readonly string[], most: number): string {
  const more = names.length - most
  return more > 1 ? `${names.slice(0, most).join(', ')} and ${more} more` : names.join(', ')
}

const blank: Line = { kind: 'blank', text: '', indent: 0 }

/** Line of a finding or of what is said about all. */
export function line(kind: Line['kind'], text: string, indent = 0): Line {
  return { kind, text, indent }
}

function linesOf(kind: Line['kind'], mark: string, text: string | undefined): Line[] {
  return text === undefined ? [] : text.split('\n').map((part) => line(kind, `${mark}${part}`, 4))
}

function cut(lines: readonly Line[]): Line[] {
  return lines.length <= mostCode
    ? [...lines]
    : [...lines.slice(0, mostCode), line('code', `… (${lines.length - mostCode} more lines)`, 4)]
}

const colours = {
  title: 'bold',
  major: 'red',
  minor: 'yellow',
  patch: 'cyan',
  none: 'dim',
  before: 'red',
  after: 'green',
  error: 'red',
} as const

/** Text of lines for a terminal or a log: nothing in it is a control character, a colour of its own or a command. */
export function paintLines(lines: readonly Line[], colour: boolean): string {
  return lines
    .map(({ kind, text, indent }) => {
      const shown = `${' '.repeat(indent)}${safe(printable(text))}`
      const style = colours[kind as keyof typeof colours]
      return colour && style ? styleText(style, shown) : shown
    })
    .join('\n')
}

/** GitHub runs `##[...]` in a log as a command, wherever it is in a line, and `::` at the beginning of one. */
function safe(text: string): string {
  return text.replaceAll('##[', '# #[').replace(/^(\s*):(?=:)/, String.raw`$1\u003a`)
}
