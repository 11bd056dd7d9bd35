import ts from 'typescript';
import type { SurfaceSymbol } from '../match/surface.ts';
import type { TypePair } from './stage.ts';
/**
 * Pairs to compare: every name that both sides export, with each meaning that both give it. Enums are compared by rules.
 *
 * @param isUnchanged - Whether two symbols need no comparison, see `findUnchanged`.
 */
export declare function pairsOf(base: ReadonlyMap<string, SurfaceSymbol>, head: ReadonlyMap<string, SurfaceSymbol>, isUnchanged: (base: ts.Symbol, head: ts.Symbol) => boolean): TypePair[];
/** Type parameters of a class, interface or alias. */
export declare function typeParametersOf({ declarations }: SurfaceSymbol): readonly ts.TypeParameterDeclaration[];
/** An opaque type that satisfies the constraint; the constraint itself where only literal keys do. */
export declare function argumentOf(parameter: ts.TypeParameterDeclaration, index: number): string;
//# sourceMappingURL=pairs.d.ts.map