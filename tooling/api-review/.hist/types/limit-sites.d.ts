import type { Site } from './sites.ts';
/**
 * Limits the differences of one type: the shortest path of each kind, which decides the verdict, and the next shortest up to
 * a limit. Deep generic types show one change in hundreds of places.
 */
export declare function limitSites(sites: readonly Site[]): Site[];
//# sourceMappingURL=limit-sites.d.ts.map