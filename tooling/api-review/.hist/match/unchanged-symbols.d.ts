import ts from 'typescript';
/**
 * Finds out which symbols are declared alike on both sides, together with everything their declarations name. Such a pair has
 * no difference, wherever its files are, and needs no comparison of types.
 *
 * Two symbols are walked in step: their declarations must have the same tokens, and the names in them must lead to symbols
 * that are alike themselves. Cycles are alike when nothing in them differs.
 */
export declare function findUnchanged(checker: ts.TypeChecker): (base: ts.Symbol, head: ts.Symbol) => boolean;
//# sourceMappingURL=unchanged-symbols.d.ts.map