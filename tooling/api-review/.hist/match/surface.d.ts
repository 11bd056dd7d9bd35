import ts from 'typescript';
/** An exported name, or one inside an exported namespace: `Shapes.Circle`. */
export interface SurfaceSymbol {
    path: string;
    /** Aliases resolved. */
    symbol: ts.Symbol;
    meanings: {
        value: boolean;
        type: boolean;
        namespace: boolean;
    };
    declarations: readonly ts.Declaration[];
}
/** Collects the exported names of a module, those of its namespaces included. */
export declare function surfaceOf(checker: ts.TypeChecker, module: ts.Symbol): Map<string, SurfaceSymbol>;
//# sourceMappingURL=surface.d.ts.map