import type { SurfaceSymbol } from '../match/surface.ts';
import { type Draft } from './draft.ts';
/** Compares the declarations of two surfaces: presence, meaning, kind, members and documentation. */
export declare function compareSurfaces(base: ReadonlyMap<string, SurfaceSymbol>, head: ReadonlyMap<string, SurfaceSymbol>): Draft[];
//# sourceMappingURL=compare-surfaces.d.ts.map