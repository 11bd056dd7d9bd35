import type { SurfaceSymbol } from '../match/surface.ts';
import { type Draft } from './draft.ts';
/** Release tags of API Extractor; a declaration without one is public. */
export type ReleaseTag = 'public' | 'beta' | 'alpha' | 'internal';
/** Release tag of a symbol, read from its comments: JSDoc, or the line comments of an API report. */
export declare function releaseTagOf(symbol: SurfaceSymbol): ReleaseTag;
/** Compares release tags, deprecation and the text of comments. */
export declare function compareDocumentation(base: SurfaceSymbol, head: SurfaceSymbol): Draft[];
//# sourceMappingURL=compare-documentation.d.ts.map