import ts from 'typescript';
import type { SurfaceSymbol } from '../match/surface.ts';
/** Declarations of the members of a class or interface by name; those of a class itself are `static name`. */
export declare function membersOf({ declarations }: SurfaceSymbol): Map<string, ts.Declaration[]>;
/** Whether a declaration has a modifier. */
export declare function has(node: ts.Node, kind: ts.SyntaxKind): boolean;
//# sourceMappingURL=members.d.ts.map