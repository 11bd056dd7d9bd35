import ts from 'typescript';
import { type Unit } from './positions.ts';
import type { Reference } from './sites.ts';
import { type Stage, type TypePair } from './stage.ts';
/** Units of other entry points by the symbols of their types: many entry points export the same names. */
export type KnownUnits = Map<ts.Symbol | ts.Type, Map<ts.Symbol | ts.Type, ComparedUnit[]>>;
type ComparedUnit = Omit<Unit, 'references'> & {
    references: readonly Omit<Reference, 'key'>[];
};
/**
 * Compares the types of all pairs, and of named types that are not exported where a pair refers to them.
 *
 * @returns A unit per exported value and per named type.
 */
export declare function compareUnits(stage: Stage, entry: string, pairs: readonly TypePair[], knownUnits: KnownUnits): Map<string, Unit>;
export {};
//# sourceMappingURL=compare-units.d.ts.map