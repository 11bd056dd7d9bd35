import { type Position, type Role, type Verdict } from '../findings.ts';
import type { Directions, Unit } from './positions.ts';
import type { Site } from './sites.ts';
/** Verdict of one difference, with who decides it. */
export interface SiteVerdict extends Verdict {
    role: Role;
    position: Position;
}
/**
 * Verdict of a difference.
 *
 * Strict: an exported type can be received and provided by anyone, except that narrowing a `readonly` property needs a use as
 * input, and that overrides of class methods are protected by bivariance. Pragmatic: only the positions that occur.
 */
export declare function verdictOf(site: Site, unit: Unit, met: Directions): SiteVerdict;
//# sourceMappingURL=verdicts.d.ts.map