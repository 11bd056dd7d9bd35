import type { Side } from './side.ts';
/**
 * Reads the declaration files of a package and its entry points from `exports`, or from `types` and `main` without them.
 *
 * @param label - Of the side, for messages.
 * @throws Error when there is no package.json, or no entry point has declarations.
 */
export declare function readPackageFolder(folder: string, label: string): Side;
//# sourceMappingURL=package-folder.d.ts.map