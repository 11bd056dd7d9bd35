/** A change of a declaration, before its verdict and proof. */
export interface Draft {
    rule: string;
    /** Dotted path of the symbol. */
    symbol: string;
    /** Consumer programs that may show the break, best first. */
    witnesses: readonly string[];
}
/** Creates a draft. */
export declare function draft(rule: string, symbol: string, ...witnesses: readonly string[]): Draft;
//# sourceMappingURL=draft.d.ts.map