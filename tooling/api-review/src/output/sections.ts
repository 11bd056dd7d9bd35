import { type Finding, levels } from '../findings.ts'
import type { RuleId } from '../rules/all-rules.ts'

/** A part of a report. */
export interface Section<T extends Finding> {
  kind: 'proven' | 'unproven' | 'accepted' | 'strict' | 'change' | 'possible' | 'addition'
  /** Findings by rule, in the order of the report. */
  groups: { rule: RuleId; findings: T[] }[]
}

/** Rules of what a version adds; shown by name only. */
const additions = new Set<RuleId>([
  'export-added',
  'entry-added',
  'entry-types-added',
  'meaning-added',
  'module-format-added',
  'optional-property-added',
  'property-added',
  'enum-member-added',
  'overload-added',
])

const kinds: readonly Section<Finding>['kind'][] = [
  'proven',
  'unproven',
  'accepted',
  'strict',
  'change',
  'possible',
  'addition',
]

/**
 * Sorts findings into the sections of a report: proven breaks first, additions last. Sections without findings are left out.
 *
 * @param isAccepted - Whether a break is accepted.
 */
export function sectionsOf<T extends Finding>(
  findings: readonly T[],
  isAccepted: (finding: T) => boolean = () => false,
): Section<T>[] {
  const sorted = findings.toSorted((one, other) => rankOf(other) - rankOf(one))
  return kinds.flatMap((kind) => {
    const groups = new Map<RuleId, T[]>()
    for (const finding of sorted) {
      if (kindOf(finding, isAccepted(finding)) !== kind) continue
      const group = groups.get(finding.rule)
      if (group) group.push(finding)
      else groups.set(finding.rule, [finding])
    }
    return groups.size === 0 ? [] : [{ kind, groups: [...groups].map(([rule, list]) => ({ rule, findings: list })) }]
  })
}

function kindOf({ rule, strict, pragmatic, proof, possible }: Finding, isAccepted: boolean): Section<Finding>['kind'] {
  if (pragmatic === 'major') return isAccepted ? 'accepted' : proof === 'proven' ? 'proven' : 'unproven'
  if (strict === 'major') return 'strict'
  if (possible !== undefined) return 'possible'
  return additions.has(rule) ? 'addition' : 'change'
}

function rankOf({ strict, pragmatic, proof }: Finding): number {
  return levels.indexOf(pragmatic) * 20 + levels.indexOf(strict) * 2 + (proof === 'proven' ? 1 : 0)
}
