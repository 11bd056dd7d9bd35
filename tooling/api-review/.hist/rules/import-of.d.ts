import type { SurfaceSymbol } from '../match/surface.ts';
/** Consumer code that names a symbol. */
export declare function importOf({ path, meanings }: SurfaceSymbol): string;
//# sourceMappingURL=import-of.d.ts.map