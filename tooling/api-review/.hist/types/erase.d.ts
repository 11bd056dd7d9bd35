import ts from 'typescript';
/** Declares `$T0`, `$T1`, ...: one opaque type per position of a type parameter, shared by both sides. */
export declare const opaqueTypes: string;
/** Prefix of a protected member in an erased file. */
export declare const protectedPrefix = "$protected:";
/**
 * Rewrites declarations so that types of two sides can be compared by structure:
 *
 * - type parameters of signatures become opaque types that both sides share, or their constraint when only one side has them;
 * - private members become one mark, protected ones public with a prefix: members of both sides never are the same declaration;
 * - `unique symbol` becomes a string literal type with the name of its declaration.
 *
 * @param own - Parsed files of the side.
 * @param base - Files of the base, from which constraints are taken, so that a type parameter is one type on both sides.
 * @param baseSpecifier - Module specifier of an erased file of the base.
 * @returns Text of each erased file, by path.
 */
export declare function eraseFiles(own: ReadonlyMap<string, ts.SourceFile>, base: ReadonlyMap<string, ts.SourceFile>, head: ReadonlyMap<string, ts.SourceFile>, baseSpecifier: (file: ts.SourceFile) => string): Map<string, string>;
//# sourceMappingURL=erase.d.ts.map