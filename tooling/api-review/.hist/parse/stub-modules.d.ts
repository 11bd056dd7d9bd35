import type { Side } from './side.ts';
/**
 * Writes a stand-in for each module that is imported and not part of a side: an opaque type per imported name, the same for
 * both sides, so that `Observable<string>` of a dependency differs from `Subject<string>` and from `Observable<number>`.
 *
 * @returns Text by path relative to `node_modules`.
 */
export declare function stubModules(...sides: readonly Side[]): Map<string, string>;
//# sourceMappingURL=stub-modules.d.ts.map