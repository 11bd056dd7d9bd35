import { type Finding, type Verdict } from '../findings.ts';
import type { CaseFile, ReviewCase } from './read-cases.ts';
/** Result of the review of a case. */
export interface CaseResult {
    item: ReviewCase;
    found: Verdict;
    findings: Finding[];
    isExact: boolean;
}
/** Reviews every case. */
export declare function runCases({ cases, compilerOptions }: CaseFile): CaseResult[];
//# sourceMappingURL=run-cases.d.ts.map