/** Consumer code, and the library it is compiled against. */
export interface Consumer {
    code: string;
    side: 'base' | 'head';
    /** Path of the module that `./lib` names, relative to the side, without `.d.ts`. */
    lib: string;
}
/** Libraries to compile consumers against: text of each file by path relative to the side. */
export interface Libraries {
    base: ReadonlyMap<string, string>;
    head: ReadonlyMap<string, string>;
    /** Modules neither side has, shared by both: path relative to `node_modules`. */
    shared?: ReadonlyMap<string, string>;
}
/**
 * Compiles consumers, all in one program.
 *
 * @returns Codes of the errors of each consumer, in the order of `consumers`.
 */
export declare function compileConsumers(consumers: readonly Consumer[], libraries: Libraries, options: Record<string, unknown>): string[][];
/** Whether code changes declarations of the library, so that it must be compiled alone. */
export declare function augments(code: string): boolean;
//# sourceMappingURL=compile-consumers.d.ts.map