import type { Finding } from '../findings.ts'
import type { Break } from './breaks.ts'
import { findingOf, provenBy } from './finding-of-break.ts'

/** Whether two paths are the same, or one is that of a member of the other; `Store.static open` of a rule is `Store.open` of a program. */
export function isRelated(path: string, otherPath: string): boolean {
  const [one, other] = [path, otherPath].map((text) => text.replace('.static ', '.')) as [string, string]
  return one === other || one === '' || other === '' || one.startsWith(`${other}.`) || other.startsWith(`${one}.`)
}

/** Whether a call is refused for its arguments, whatever a consumer expects of its result. */
function isRefusedCall({ use, code, error, isInternal }: Break): boolean {
  return (
    use === 'call' && !isInternal && !/\b(?:B|const|value)\b/.test(code) && /^TS(?:2345|2554|2555|2769): /.test(error)
  )
}

/** Whether an added member hides one that consumers used before, which all objects have: `toString`. */
function isHiding({ entry, symbol, use }: Break, finding: Finding): boolean {
  const isAddition = finding.rule === 'property-added' || finding.rule === 'optional-property-added'
  return isAddition && entry === finding.entry && symbol === finding.symbol && (use === 'read' || use === 'call')
}

/**
 * Raises findings at types that consumers only meet by their keys, where what a call returns or a callback gets by such a key breaks; at
 * other types where a call is refused, and at members that hide others.
 */
export function raiseUsed(
  findings: Finding[],
  breaks: readonly Break[],
  isCausedBy: (one: Break, finding: Finding) => boolean,
): void {
  for (const [index, finding] of findings.entries()) {
    if (finding.strict !== 'major' || finding.pragmatic === 'major') continue
    const isMet = finding.position !== 'unknown'
    const used = breaks.find(
      (one) =>
        !one.isExact &&
        (isHiding(one, finding) ||
          ((isMet ? isRefusedCall(one) : one.use === 'contextual' || (one.use === 'call' && !one.isWhole)) &&
            !isRelated(one.symbol, finding.symbol) &&
            isCausedBy(one, finding))),
    )
    if (!used) continue
    findings[index] = { ...provenBy(finding, used), pragmatic: 'major' }
  }
}

/**
 * Raises the strict verdict of loosened constraints, where those who implement or override the method break: theirs is tighter now; and of
 * narrowed results, where those break who ask for a variant that is gone; and of methods that a spread leaves out.
 */
export function raiseLoosened(findings: Finding[], breaks: readonly Break[]): void {
  for (const [index, finding] of findings.entries()) {
    if (finding.strict === 'major') continue
    const isShown = ({ use, code }: Break) =>
      (finding.rule === 'constraint-loosened' && use === 'override') ||
      (finding.rule === 'property-becomes-method' && use === 'detach') ||
      (finding.rule === 'type-narrowed' && use === 'narrow' && code.startsWith('const was = '))
    const shown = breaks.find(
      (one) => isShown(one) && one.entry === finding.entry && one.symbol === finding.symbol && !one.isExact,
    )
    if (!shown) continue
    const role = shown.use === 'override' ? 'implementer' : finding.role
    findings[index] = { ...provenBy(finding, shown), strict: 'major', role }
  }
}

/** Errors of an interface that extends, or a class that implements, a union or a type of open members. */
const underivable = /^TS(?:2312|2422): /

/** Error of a class whose base constructs such a type. */
const unconstructed = /^TS2509: /

/** Puts breaks of heirs in place of findings about merging alone, where a class or a type that is not only received can no longer be derived. */
export function raiseUnderivable(
  findings: Finding[],
  breaks: readonly Break[],
  isReceived: (place: Pick<Finding, 'entry' | 'symbol'>) => boolean,
): void {
  for (const [index, finding] of findings.entries()) {
    if (finding.rule !== 'merging-lost') continue
    const isShown = (error: string) => unconstructed.test(error) || (!isReceived(finding) && underivable.test(error))
    const shown = breaks.find(
      (one) => one.entry === finding.entry && one.symbol === finding.symbol && isShown(one.error),
    )
    if (shown) findings[index] = findingOf(shown, false)
  }
}
