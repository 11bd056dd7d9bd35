import type { ReportDifference } from './compare-reports.ts';
import type { Reports } from './read-reports.ts';
/** Writes the extracted reports that differ to `api-reports/` of a repository, and removes those that no package has. */
export declare function acceptReports(root: string, differences: readonly ReportDifference[], extracted: Reports): void;
//# sourceMappingURL=accept-reports.d.ts.map