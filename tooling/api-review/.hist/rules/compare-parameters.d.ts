import type { SurfaceSymbol } from '../match/surface.ts';
import { type Draft } from './draft.ts';
/** Finds parameters with other names, and those that swapped places. */
export declare function compareParameterNames(base: SurfaceSymbol, head: SurfaceSymbol): Draft[];
/** Finds places that gained or lost `NoInfer`. */
export declare function compareInferenceSites(base: SurfaceSymbol, head: SurfaceSymbol): Draft[];
//# sourceMappingURL=compare-parameters.d.ts.map