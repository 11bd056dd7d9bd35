import type { CaseResult } from './run-cases.ts';
/** Formats results: a line per case, and `N passed, N failed` last. */
export declare function printResults(results: readonly CaseResult[]): string;
//# sourceMappingURL=print-results.d.ts.map