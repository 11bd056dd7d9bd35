/** API reports by file name (`observable.api.md`), in code-unit order of the names. */
export type Reports = ReadonlyMap<string, string>;
/** Committed reports, and those of the last extraction. */
export interface BothSides {
    committed: Reports;
    extracted: Reports;
}
/**
 * Reads the API reports of a repository: those in `api-reports/`, and those that extraction wrote to `.api/` of each package
 * with an `api:extract` script.
 *
 * @param root - The repository, a workspace.
 * @throws Error when such a package has no extracted report, or two packages have reports with one name.
 */
export declare function readReports(root: string): BothSides;
//# sourceMappingURL=read-reports.d.ts.map