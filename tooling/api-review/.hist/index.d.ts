export { acceptReports } from './accept-reports.ts';
export { compareReports } from './compare-reports.ts';
export type { ReportDifference } from './compare-reports.ts';
export { readCases } from './conformance/read-cases.ts';
export type { CaseFile, CaseProgram, ReviewCase } from './conformance/read-cases.ts';
export { runCases } from './conformance/run-cases.ts';
export type { CaseResult } from './conformance/run-cases.ts';
export { diff, findingsSchema } from './diff.ts';
export { explain } from './explain.ts';
export { overall } from './findings.ts';
export type { Finding, Level, Position, Role, Verdict } from './findings.ts';
export { printDifferences } from './print-differences.ts';
export { readReports } from './read-reports.ts';
export type { Reports } from './read-reports.ts';
//# sourceMappingURL=index.d.ts.map