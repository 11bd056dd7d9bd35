import type { SurfaceSymbol } from '../match/surface.ts';
import { type Draft } from './draft.ts';
/** Compares the type parameters of a symbol and of its members. */
export declare function compareTypeParameters(base: SurfaceSymbol, head: SurfaceSymbol): Draft[];
//# sourceMappingURL=compare-type-parameters.d.ts.map