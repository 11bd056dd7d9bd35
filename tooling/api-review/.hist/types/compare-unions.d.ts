import ts from 'typescript';
import { type Place, type Walk } from './sites.ts';
/**
 * Compares unions member by member: equal ones pair up, then members of one name, then those with one discriminant, then a
 * last one on either side. What is left was added or removed.
 */
export declare function compareUnions(walk: Walk, base: ts.Type, head: ts.Type, place: Place): void;
//# sourceMappingURL=compare-unions.d.ts.map