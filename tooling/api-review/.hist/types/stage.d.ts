import ts from 'typescript';
import type { Side } from '../parse/side.ts';
/** A program with both sides: as written (`/review/base`), or erased for comparison (`/review/erased/base`). */
export interface Stage {
    checker: ts.TypeChecker;
    file: (path: string) => ts.SourceFile;
}
/** A type of both sides to compare, as text: `L.A<$T0>` and `R.A<$T0>`. */
export interface TypePair {
    key: string;
    base: string;
    head: string;
}
/** Creates a program with both sides as written. */
export declare function createSurfaceStage(base: Side, head: Side, options: Record<string, unknown>, stubs: ReadonlyMap<string, string>): Stage;
/**
 * Creates the program. `pairs` are written to one file per entry point and read back by {@link pairTypes}.
 *
 * @param shared - Files of the head that only re-export the base's.
 */
export declare function createStage(base: Side, head: Side, options: Record<string, unknown>, stubs: ReadonlyMap<string, string>, entryPairs: ReadonlyMap<string, readonly TypePair[]>, shared: ReadonlySet<string>): Stage;
/** Types of the pairs of an entry point, by key. */
export declare function pairTypes({ checker, file }: Stage, entry: string, pairs: readonly TypePair[]): Map<string, [ts.Type, ts.Type]>;
/** File whose scope has the names of both sides: `L` is the base, `R` the head. */
export declare function pairsFile(entry: string): string;
/** Module specifier of a declaration file. */
export declare function moduleOf(path: string): string;
//# sourceMappingURL=stage.d.ts.map