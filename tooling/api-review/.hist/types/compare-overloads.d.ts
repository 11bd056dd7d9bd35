import ts from 'typescript';
import { type Place, type Walk } from './sites.ts';
/**
 * Compares overloads as callers see them: each signature of either side is a call, resolved on both sides by the order of the
 * overloads. A call that finds no overload any more, or one with another return, is a difference.
 */
export declare function compareOverloads(walk: Walk, base: readonly ts.Signature[], head: readonly ts.Signature[], kind: 'return' | 'construct', place: Place): void;
//# sourceMappingURL=compare-overloads.d.ts.map