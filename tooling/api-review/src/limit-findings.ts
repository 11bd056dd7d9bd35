import { type Finding, type Level, smaller } from './findings.ts'
import { nearest, type SurfaceSymbol, type Surfaces } from './match/surface.ts'
import type { RuleId } from './rules/all-rules.ts'
import { releaseTagAt, type ReleaseTag } from './rules/compare-documentation.ts'
import { partsAt } from './rules/deprecation.ts'

const exempt: ReadonlySet<RuleId> = new Set(['withdrawn', 'promoted', 'export-added', 'documentation-changed'])

/** Changes of what is not public break no promise: at most minor for `@beta` and `@alpha`, a patch for `@internal`. */
export function limitByRelease(finding: Finding, surfaces: Surfaces): Finding {
  if (exempt.has(finding.rule)) return finding
  const tag = releaseOf(finding.symbol, surfaces)
  if (tag === 'public' || isDemanded(finding, surfaces)) return finding
  const strict: Level = tag === 'internal' ? 'patch' : 'minor'
  return { ...finding, strict: smaller(finding.strict, strict), pragmatic: smaller(finding.pragmatic, 'patch') }
}

/** Whether consumers who provide a public type must now give a member of it: they need not have known it. */
function isDemanded({ rule, symbol, pragmatic }: Finding, surfaces: Surfaces): boolean {
  const isNeeded = /^(?:property-made-required|property-added|abstract-member-added)$/.test(rule)
  return isNeeded && pragmatic === 'major' && releaseOf(symbol.slice(0, symbol.lastIndexOf('.')), surfaces) === 'public'
}

function releaseOf(symbol: string, { base, head }: Surfaces): ReleaseTag {
  const owners = [nearest(base, symbol), nearest(head, symbol)].filter((owner) => owner !== undefined)
  const memberIn = ({ path }: SurfaceSymbol) => symbol.slice(path.length + 1)
  const owner = owners.find((one) => partsAt(one.declarations, memberIn(one)).length > 0) ?? owners[0]
  return owner ? releaseTagAt(owner, memberIn(owner)) : 'public'
}

/** Usual consumers see whether an optional property says `undefined` when the repository itself has `exactOptionalPropertyTypes`. */
export function limitExact(finding: Finding): Finding {
  if (finding.rule !== 'undefined-made-explicit') return finding
  return { ...finding, pragmatic: smaller(finding.pragmatic, 'patch') }
}
