import ts from '#typescript'
import type { Finding } from './findings.ts'
import { limitByRelease } from './limit-findings.ts'
import { assignedPath, nearest, type Surface, type Surfaces } from './match/surface.ts'
import { globalEntry } from './match/ambient-names.ts'
import { type RuleId, ruleOf } from './rules/all-rules.ts'
import type { Draft } from './rules/draft.ts'
import { ruleFinding } from './rules/rule-finding.ts'
import { compareAssignment } from './rules/compare-assignment.ts'
import { compareSurfaces } from './rules/compare-surfaces.ts'
import { describeDeprecation, isDeprecated, isRemoval } from './rules/deprecation.ts'
import { isElementMap, receivedTypes, solvePositions, type Unit, unobtainedClasses } from './types/positions.ts'
import type { Site } from './types/sites.ts'
import { hasMark } from './parse/stand-ins.ts'
import type { Undeclared } from './parse/undeclared-names.ts'
import type { NamingProgram } from './roles/plain-proofs.ts'
import { verdictOf } from './types/verdicts.ts'

/** Findings of rules at an entry point, and the types that decide what its breaks mean. */
export interface EntryComparison {
  findings: Finding[]
  programs: NamingProgram[]
  /** Names of the classes of which consumers never have an instance. */
  unobtained: string[]
  /** Names of all other types. */
  obtained: string[]
  /** Types that consumers only receive: entry point and name. */
  received: string[]
}

/**
 * Compares an entry point by the rules of declarations and of the parts of types.
 *
 * @param whole - Surfaces with what the module is assigned.
 */
export function compareEntry(
  units: ReadonlyMap<string, Unit>,
  entry: string,
  surfaces: Surfaces,
  whole: Surfaces,
  undeclared: Undeclared,
  checker: ts.TypeChecker,
): EntryComparison {
  const toFinding = ({ rule, symbol, renamedTo, confidence }: Draft): Finding => {
    const finding = ruleFinding(rule, entry, undefined, symbol)
    if (renamedTo === undefined) return finding
    const message = `${finding.message} to ${renamedTo}`
    return { ...finding, message, renamedTo, ...(confidence !== undefined && { confidence }) }
  }
  const isAssigned = [whole.base, whole.head].every((side) => side.has(assignedPath))
  const written = isAssigned ? whole : surfaces
  const drafts = [
    ...compareSurfaces(written.base, written.head, checker, entry === globalEntry),
    ...compareAssignment(whole.base, whole.head, checker),
  ]
  const positions = solvePositions(units, keyedNames(surfaces.base))
  const sites = [...units.values()].flatMap((unit) => {
    const met = positions.get(unit.key) ?? { strict: new Set(), pragmatic: new Set() }
    return unit.sites.map(withoutPlaceholder).map((site): Finding => {
      const verdict = verdictOf(site, unit, met)
      return {
        rule: site.rule,
        entry,
        symbol: symbolOf(unit, site),
        message: messageOf(site, undeclared.get(unit.name)),
        ...verdict,
        ...renameOf(unit, site),
        proof: 'none',
      }
    })
  })
  const unobtained = unobtainedClasses(units, positions)
  return {
    findings: uniteAlike([...drafts.map(toFinding), ...sites])
      .map((finding) => withDeprecation(limitByRelease(finding, surfaces), surfaces))
      // Nothing proves a break before the programs of consumers are compiled.
      .map((finding) => ({ ...finding, proof: finding.strict === 'major' ? 'unproven' : 'none' })),
    programs: drafts.flatMap(({ symbol, witnesses }) => witnesses.map((code) => ({ entry, symbol, code }))),
    unobtained,
    obtained: [...units.values()].map(({ name }) => name).filter((name) => !unobtained.includes(name)),
    received: receivedTypes(units, positions).map((name) => `${entry} ${name}`),
  }
}

/** A difference at the part of a type that stands for a name without a declaration is a difference of the whole type. */
function withoutPlaceholder(site: Site): Site {
  const { name, renamedTo, confidence: _, ...others } = site
  const path = site.path.filter((step) => step.kind !== 'property' || !hasMark(step.name))
  if ([name, renamedTo].some((part) => part !== undefined && hasMark(part))) {
    return { ...others, path, rule: 'type-changed' }
  }
  return path.length === site.path.length ? site : { ...site, path }
}

/** Each finding once: a type may have one in several of its parts. */
function uniteAlike(findings: readonly Finding[]): Finding[] {
  return [...new Map(findings.map((finding) => [JSON.stringify(finding), finding])).values()]
}

/** Rules about a member, which is part of the finding's name. */
const ofMembers: ReadonlySet<RuleId> = new Set([
  'property-added',
  'optional-property-added',
  'property-removed',
  'renamed',
])

function symbolOf({ name }: Unit, { path, name: part, rule }: Site): string {
  const names = path.flatMap((part) => (part.kind === 'property' ? [part.name] : []))
  return [name, ...names, ...(ofMembers.has(rule) && part !== undefined ? [part] : [])].join('.')
}

function renameOf(unit: Unit, site: Site): Pick<Finding, 'renamedTo' | 'confidence'> {
  const { renamedTo, confidence } = site
  return renamedTo === undefined
    ? {}
    : { renamedTo: symbolOf(unit, { ...site, name: renamedTo }), ...(confidence !== undefined && { confidence }) }
}

/** Types named only behind `keyof` or as a map (`Events[Key]`), where consumers neither provide nor receive them. */
function keyedNames(surface: Surface): Set<string> {
  const names = new Set([...surface.keys()].filter(isElementMap))
  const visit = (node: ts.Node): void => {
    const target = ts.isTypeOperatorNode(node)
      ? node.type
      : ts.isIndexedAccessTypeNode(node)
        ? node.objectType
        : undefined
    if (target && ts.isTypeReferenceNode(target)) names.add(target.typeName.getText())
    ts.forEachChild(node, visit)
  }
  for (const { declarations } of surface.values()) declarations.forEach(visit)
  return names
}

/** Title of the rule, names whose declaration could not be compared, and what the limits of `compare-units.ts` have left out. */
function messageOf({ rule, isLimited, alike, renamedTo }: Site, undeclared: Iterable<string> = []): string {
  const { title } = ruleOf(rule)
  const parts = [renamedTo === undefined ? title : `${title} to ${renamedTo}`]
  const names = [...undeclared].map((name) => JSON.stringify(name))
  if (names.length > 0) parts.push(`${names.join(', ')} ${names.length > 1 ? 'are' : 'is'} declared nowhere`)
  if (isLimited) parts.push('compared as a whole, because the type is too large to compare part by part')
  if (alike) parts.push(`${alike} more places of the type changed alike`)
  return parts.join('; ')
}

/** Adds whether the base deprecated a removed name. */
function withDeprecation(finding: Finding, { base }: Surfaces): Finding {
  const owner = isRemoval(finding.rule) ? nearest(base, finding.symbol) : undefined
  const wasDeprecated = owner && isDeprecated(owner.declarations, finding.symbol.slice(owner.path.length + 1))
  return wasDeprecated === undefined ? finding : describeDeprecation(finding, wasDeprecated)
}
