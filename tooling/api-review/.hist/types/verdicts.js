import { larger } from '../findings.js';
import { ruleOf } from '../rules/all-rules.js';
const everywhere = new Set(['out', 'in']);
/**
 * Verdict of a difference.
 *
 * Strict: an exported type can be received and provided by anyone, except that narrowing a `readonly` property needs a use as
 * input, and that overrides of class methods are protected by bivariance. Pragmatic: only the positions that occur.
 */
export function verdictOf(site, unit, met) {
    const rule = ruleOf(site.rule);
    const strictDirections = strictly(site, unit, met);
    const relevant = (directions) => [...directions].filter((direction) => !(direction === 'in' && site.isClassMethod && site.polarity === -1));
    const at = (direction) => rule[(direction === 'in') === (site.polarity === 1) ? 'in' : 'out'];
    const strict = relevant(strictDirections).reduce((sum, direction) => larger(sum, at(direction).strict), 'none');
    const pragmatic = relevant(pragmatically(unit, met)).reduce((sum, direction) => {
        if (direction !== 'unknown')
            return larger(sum, at(direction).pragmatic);
        return larger(sum, rule.unknown ?? larger(rule.in.pragmatic, rule.out.pragmatic));
    }, 'none');
    const decisive = relevant(strictDirections).find((direction) => at(direction).strict === strict) ?? 'out';
    const isOut = (decisive === 'in') !== (site.polarity === 1);
    const keyedLevel = site.rule === 'property-removed' ? strict : 'minor';
    return {
        strict,
        pragmatic: met.size === 0 ? keyedLevel : pragmatic,
        role: rule.roles[isOut ? 'out' : 'in'],
        position: positionOf(site, met),
    };
}
function strictly(site, unit, met) {
    if (met.has('unknown'))
        return everywhere;
    if (unit.kind === 'type' && unit.isExported) {
        const needsUse = site.isReadonly && site.polarity === 1 && site.rule === 'type-narrowed';
        return needsUse ? new Set(['out', ...met]) : everywhere;
    }
    return site.isMutable ? everywhere : met;
}
/** An instance of a class is made by its constructor: only subclasses provide one, and they inherit. */
function pragmatically(unit, met) {
    return unit.isClass ? new Set(['out']) : met;
}
function positionOf({ polarity }, met) {
    if (met.size === 0 || met.has('unknown'))
        return 'unknown';
    if (met.size === 2)
        return 'both';
    return met.has('out') === (polarity === 1) ? 'out' : 'in';
}
