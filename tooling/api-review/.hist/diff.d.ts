import type { Finding } from './findings.ts';
/** Version of the JSON that `diff --json` prints. */
export declare const findingsSchema = "signpost-api-review/1";
/**
 * Compares two versions of an API.
 *
 * @param base - A `.d.ts`, an `.api.md`, a folder, a `.tgz` or `npm:<name>@<version>`.
 * @throws Error when a side cannot be read, or two single files are not comparable.
 */
export declare function diff(base: string, head: string): Finding[];
//# sourceMappingURL=diff.d.ts.map