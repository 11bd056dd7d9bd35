import { larger, type Position, type Role, type Verdict } from '../findings.ts'
import { ruleOf } from '../rules/all-rules.ts'
import { type Directions, isElementMap, type Met, type Unit } from './positions.ts'
import type { Site } from './sites.ts'

/** Verdict of one difference, with who decides it. */
export interface SiteVerdict extends Verdict {
  role: Role
  position: Position
}

const everywhere: Directions = new Set(['out', 'in'])

/**
 * Verdict of a difference.
 *
 * Strict: an exported type can be received and provided by anyone, except that narrowing a `readonly` property needs a use as
 * input, and that overrides of class methods are protected by bivariance. Pragmatic: only the positions that occur.
 */
export function verdictOf(site: Site, unit: Unit, met: Met): SiteVerdict {
  const rule = ruleOf(site.rule)
  const [first] = site.path
  const isOfHeirs = first?.kind === 'property' && unit.abstracts?.includes(first.name) === true
  const strictDirections = isOfHeirs ? everywhere : strictly(site, unit, met.strict)
  const relevant = (directions: Directions) =>
    [...directions].filter((direction) => !(direction === 'in' && site.isClassMethod && site.polarity === -1))
  const at = (direction: 'out' | 'in' | 'unknown') =>
    rule[(direction === 'in') === (site.polarity === 1) ? 'in' : 'out']
  const strict = relevant(strictDirections).reduce(
    (sum, direction) => larger(sum, at(direction).strict),
    'none' as Verdict['strict'],
  )
  const pragmatic = relevant(isOfHeirs ? everywhere : pragmatically(unit, met.pragmatic)).reduce(
    (sum, direction) => {
      if (direction === 'unknown' && rule.unknown) return larger(sum, rule.unknown)
      const directions = direction === 'unknown' ? relevant(everywhere) : [direction]
      return directions.reduce((most, one) => larger(most, at(one).pragmatic), sum)
    },
    'none' as Verdict['pragmatic'],
  )
  const decisive = relevant(strictDirections).find((direction) => at(direction).strict === strict) ?? 'out'
  const isOut = (decisive === 'in') !== (site.polarity === 1)
  const level = () => {
    if (site.rule === 'property-removed' || site.rule === 'renamed') return strict
    return isElementMap(unit.name) && site.path.length > 0 ? at('in').pragmatic : 'minor'
  }
  return {
    strict,
    pragmatic: met.pragmatic.size === 0 ? level() : pragmatic,
    role: rule.roles[isOut ? 'out' : 'in'],
    position: positionOf(site, met.pragmatic),
  }
}

function strictly(site: Site, unit: Unit, met: Directions): Directions {
  if (met.has('unknown')) return everywhere
  if (unit.kind === 'type' && unit.isExported) {
    const needsUse = site.isReadonly && site.polarity === 1 && site.rule === 'type-narrowed'
    return needsUse ? new Set(['out', ...met]) : everywhere
  }
  return site.isMutable ? everywhere : met
}

/** An instance of a class is made by its constructor: only subclasses provide one, and they inherit. */
function pragmatically(unit: Unit, met: Directions): Directions {
  return unit.isClass ? new Set(['out']) : met
}

function positionOf({ polarity }: Site, met: Directions): Position {
  if (met.size === 0 || met.has('unknown')) return 'unknown'
  if (met.size === 2) return 'both'
  return met.has('out') === (polarity === 1) ? 'out' : 'in'
}
