import ts from 'typescript';
import { type Place, type Walk } from './sites.ts';
/** Compares the call or construct signatures of two types. */
export declare function compareCalls(walk: Walk, base: readonly ts.Signature[], head: readonly ts.Signature[], kind: 'return' | 'construct', place: Place): void;
/** Compares one signature with its successor: parameters flip who provides, the return does not. */
export declare function compareSignatures(walk: Walk, base: ts.Signature, head: ts.Signature, kind: 'return' | 'construct', place: Place): void;
/** Whether a parameter is a rest parameter. */
export declare function isRest(parameter: ts.Symbol): boolean;
/** Whether callers may leave a parameter out. */
export declare function isFree(parameter: ts.Symbol): boolean;
//# sourceMappingURL=compare-signatures.d.ts.map