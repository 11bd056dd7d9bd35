import type { RuleId } from '../rules/all-rules.ts'
import { compareSides } from '../compare-sides.ts'
import { type Finding, levels, larger } from '../findings.ts'
import { stubModules } from '../parse/stub-modules.ts'
import { defaultOptions } from '../compiler/program.ts'
import { type ApiState, entryName, sidesOf } from './api-state.ts'
import { declarationText, isKept, namesIn } from './declaration-text.ts'
import { type Declarations, parseDeclarations } from './declarations.ts'
import type { HistoryChange } from './history.ts'

/**
 * Changes of packages between two states of all packages, by slug.
 *
 * @param slugs - The packages; one that `base` lacks is new, and all its exports are added.
 */
export function changesBetween(base: ApiState, head: ApiState, slugs: readonly string[]): Map<string, HistoryChange[]> {
  const [before, after] = sidesOf(base, head, slugs)
  const completed = stubModules(before, after)
  const findings =
    before.entries.size === 0
      ? []
      : compareSides(completed.base, completed.head, defaultOptions, completed.stubs).flatMap(atEachName)
  const byEntry = grouped(findings, ({ entry }) => entry)
  return new Map(
    slugs.map((slug) => {
      const both = [base.get(slug), head.get(slug)] as const
      const entries = [...new Set(both.flatMap((one) => [...(one?.entries.keys() ?? [])]))].sort()
      const changes = entries.flatMap((entry) => {
        const own = byEntry.get(entryName(slug, entry)) ?? []
        const texts = both.map((one) => parseDeclarations(one?.entries.get(entry) ?? ''))
        return own.length === 0 ? [] : entryChanges(entry, own, texts[0]!, texts[1]!, both[0] === undefined)
      })
      return [slug, changes]
    }),
  )
}

/** A finding at each name of what it is about: its entry points, and for a name that comes or goes all that lead to the same declaration. */
function atEachName(finding: Finding): Finding[] {
  const { also = [], ...own } = finding
  const isPresence = finding.rule === 'export-added' || finding.rule === 'export-removed'
  const names = also.filter(({ entry, symbol }) => isPresence || (entry !== own.entry && symbol === own.symbol))
  return [own, ...names.map((name) => ({ ...own, ...name }))]
}

function entryChanges(
  entry: string,
  findings: readonly Finding[],
  base: Declarations,
  head: Declarations,
  isNew: boolean,
): HistoryChange[] {
  const sides = { 'export-added': head, 'export-removed': base }
  // A namespace that comes or goes is one finding; each name in it has a timeline of its own.
  const withInside = (finding: Finding): Finding[] => {
    const side = sides[finding.rule as keyof typeof sides] as Declarations | undefined
    return [finding, ...(side?.inside(finding.symbol) ?? []).map((symbol) => ({ ...finding, symbol }))]
  }
  const bySubject = grouped(
    findings
      .filter(({ rule }) => rule !== 'documentation-changed')
      .flatMap(withNewName)
      .flatMap(withInside),
    ({ symbol }) => subjectOf(symbol, base, head),
  )
  const place = entry === '.' ? {} : { entry }
  return [...bySubject]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([symbol, own]): HistoryChange => {
      if (isNew) return { symbol, ...place, change: 'added' }
      return { symbol, ...place, ...verdictOf(symbol, own, base, head), ...textsOf(symbol, base, head) }
    })
}

/** A rename is one finding; the timeline of the new name begins with it. */
function withNewName(finding: Finding): Finding[] {
  const { renamedTo: symbol, witness: _, ...rest } = finding
  if (symbol === undefined) return [finding]
  return [finding, { ...rest, symbol, rule: 'export-added', strict: 'minor', pragmatic: 'minor', proof: 'none' }]
}

function grouped(findings: readonly Finding[], keyOf: (finding: Finding) => string): Map<string, Finding[]> {
  const groups = new Map<string, Finding[]>()
  for (const finding of findings) {
    const key = keyOf(finding)
    groups.set(key, [...(groups.get(key) ?? []), finding])
  }
  return groups
}

/** Declaration that a path is in: `Options.delay` of `Options.delay.unit`. */
function subjectOf(path: string, base: Declarations, head: Declarations): string {
  for (let at = path; at.includes('.'); at = at.slice(0, at.lastIndexOf('.'))) {
    if (base.of(at).length > 0 || head.of(at).length > 0) return at
  }
  return path.split('.')[0]!
}

const rank = ({ pragmatic, strict, proof }: Finding): number =>
  levels.indexOf(pragmatic) * 100 + levels.indexOf(strict) * 10 + (proof === 'proven' ? 1 : 0)

function verdictOf(
  symbol: string,
  findings: readonly Finding[],
  base: Declarations,
  head: Declarations,
): Pick<HistoryChange, 'change' | 'level' | 'strict' | 'role' | 'rules' | 'witness'> {
  const sorted = [...findings].sort((one, other) => rank(other) - rank(one))
  const [worst] = sorted as [Finding]
  const level = sorted.reduce((sum, { pragmatic }) => larger(sum, pragmatic), worst.pragmatic)
  const strict = sorted.reduce((sum, one) => larger(sum, one.strict), worst.strict)
  const witness = sorted.find((one) => one.witness !== undefined)?.witness
  return {
    change: changeOf(symbol, findings, base, head),
    level,
    ...(strict === level ? {} : { strict }),
    role: worst.role,
    rules: [...new Set(sorted.map(({ rule }) => rule))],
    ...(witness === undefined ? {} : { witness }),
  }
}

function changeOf(
  symbol: string,
  findings: readonly Finding[],
  base: Declarations,
  head: Declarations,
): HistoryChange['change'] {
  const has = (rule: RuleId): boolean => findings.some((one) => one.rule === rule && one.symbol === symbol)
  if (has('export-removed') || head.of(symbol).length === 0) return 'removed'
  if (has('export-added') || base.of(symbol).length === 0) return 'added'
  return findings.every(({ rule }) => rule === 'deprecated') ? 'deprecated' : 'changed'
}

/** Declarations of a symbol that only one side has, without very long ones. */
function textsOf(
  symbol: string,
  base: Declarations,
  head: Declarations,
): Pick<HistoryChange, 'before' | 'after' | 'names'> {
  const sides = [base, head].map((side) => side.of(symbol).map((node) => ({ node, side, text: declarationText(node) })))
  const [before = [], after = []] = sides.map((own, at) =>
    own.filter(({ text }) => !sides[1 - at]!.some((other) => other.text === text)),
  )
  const textOf = (own: typeof before): string => own.map(({ text }) => text).join('\n')
  const shown = [...before, ...after].every(({ text }) => isKept(text)) ? [...before, ...after] : []
  const names = Object.fromEntries(
    shown.flatMap(({ node, side }) => namesIn(node, side)).sort(([one], [other]) => (one < other ? -1 : 1)),
  )
  return {
    ...(shown.length > 0 && before.length > 0 ? { before: textOf(before) } : {}),
    ...(shown.length > 0 && after.length > 0 ? { after: textOf(after) } : {}),
    ...(Object.keys(names).length === 0 ? {} : { names }),
  }
}
