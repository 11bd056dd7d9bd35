import { type Finding } from './findings.ts';
/** Formats findings for a terminal, worst first, with the witness of each break and a summary line. */
export declare function printFindings(findings: readonly Finding[], colour: boolean): string;
//# sourceMappingURL=print-findings.d.ts.map