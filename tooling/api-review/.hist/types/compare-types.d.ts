import ts from 'typescript';
import { type Place, type Walk } from './sites.ts';
/**
 * Compares two types part by part and records each difference with the place where consumers meet it. Parts that both sides
 * give the same name are recorded as references. Where types have no parts, assignability in both directions decides.
 */
export declare function compareTypes(walk: Walk, base: ts.Type, head: ts.Type, place: Place): void;
/**
 * Compares two types by assignability. Text comes first: generic types of two modules have no declaration in common, so that
 * TypeScript compares them member by member, which for deep ones takes minutes.
 */
export declare function compareLeaves(walk: Walk, base: ts.Type, head: ts.Type, place: Place): void;
/**
 * Whether two types are written alike. Named types in them are compared on their own, so that nothing changed here, even when
 * TypeScript does not relate the two: it does not resolve some conditional types, and compares private members by declaration.
 */
export declare function isSameText({ checker }: Pick<Walk, 'checker'>, base: ts.Type, head: ts.Type): boolean;
/** Whether each of two types is assignable to the other. */
export declare function isSame({ checker }: Pick<Walk, 'checker'>, base: ts.Type, head: ts.Type | undefined): boolean;
//# sourceMappingURL=compare-types.d.ts.map