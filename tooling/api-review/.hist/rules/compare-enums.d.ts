import type { SurfaceSymbol } from '../match/surface.ts';
import { type Draft } from './draft.ts';
/** Compares the members and values of two enums. */
export declare function compareEnums(base: SurfaceSymbol, head: SurfaceSymbol): Draft[];
//# sourceMappingURL=compare-enums.d.ts.map