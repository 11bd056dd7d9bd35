import ts from 'typescript';
/** Files of a program by absolute virtual path; nothing is read from disk except TypeScript's own libraries. */
export type VirtualFiles = ReadonlyMap<string, string>;
/** Options every comparison starts from; `lib` is a list of names such as `ES2022`. */
export declare const defaultOptions: Record<string, unknown>;
/**
 * Parses compiler options as they are written in a tsconfig.
 *
 * @throws Error when TypeScript rejects one.
 */
export declare function readOptions(json: Record<string, unknown>): ts.CompilerOptions;
/** Creates a program over virtual files. `roots` are the files to check. */
export declare function createProgram(files: VirtualFiles, roots: readonly string[], options: ts.CompilerOptions): ts.Program;
//# sourceMappingURL=program.d.ts.map