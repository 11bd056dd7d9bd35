import type { Side } from './side.ts';
/**
 * Downloads a published package with `npm pack` and reads it; its scripts do not run.
 *
 * @throws Error when the reference is not `npm:<name>@<version>`, or npm does not find it.
 */
export declare function downloadPackage(label: string): Side;
//# sourceMappingURL=download-package.d.ts.map