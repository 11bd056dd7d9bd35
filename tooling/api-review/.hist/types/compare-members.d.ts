import ts from 'typescript';
import { type Place, type Walk } from './sites.ts';
/** Compares the properties and index signatures of two object types. */
export declare function compareMembers(walk: Walk, base: ts.Type, head: ts.Type, place: Place): void;
//# sourceMappingURL=compare-members.d.ts.map