import type { SurfaceSymbol } from '../match/surface.ts';
import { type Draft } from './draft.ts';
/** Compares what types do not show of two classes or interfaces: visibility, abstract members, accessors, methods, `this`. */
export declare function compareClasses(base: SurfaceSymbol, head: SurfaceSymbol): Draft[];
//# sourceMappingURL=compare-classes.d.ts.map