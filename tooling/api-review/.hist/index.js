export { acceptReports } from './accept-reports.js';
export { compareReports } from './compare-reports.js';
export { readCases } from './conformance/read-cases.js';
export { runCases } from './conformance/run-cases.js';
export { diff, findingsSchema } from './diff.js';
export { explain } from './explain.js';
export { overall } from './findings.js';
export { printDifferences } from './print-differences.js';
export { readReports } from './read-reports.js';
