import type { Side } from './side.ts';
/**
 * Reads one side of a comparison: a `.d.ts`, an `.api.md`, a folder (a package, or reports), a `.tgz`, or `npm:<name>@<version>`.
 *
 * @throws Error when it does not exist or cannot be read as any of these.
 */
export declare function readSide(label: string): Side;
//# sourceMappingURL=read-side.d.ts.map