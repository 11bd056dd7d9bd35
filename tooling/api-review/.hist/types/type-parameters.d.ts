import ts from 'typescript';
/** Path segment of a node, or undefined when it adds none. Anonymous functions and signatures are `()`. */
export declare function segmentOf(node: ts.Node): string | undefined;
/** Whether a node is a signature, whose type parameters its callers choose or have inferred. */
export declare function isSignature(node: ts.Node): node is ts.SignatureDeclaration;
/**
 * Finds type parameters by the path of their signature: in the file of that name, or in any file when it has no such
 * signature there, because files of a package move.
 */
export declare function findTypeParameters(files: ReadonlyMap<string, ts.SourceFile>): (file: string, path: string) => readonly (readonly ts.TypeParameterDeclaration[])[];
//# sourceMappingURL=type-parameters.d.ts.map