import type { ReportDifference } from './compare-reports.ts';
/**
 * Formats differences for a terminal, with the command that accepts them.
 *
 * @param differences - At least one.
 * @param colour - Whether to print added lines green and removed ones red.
 */
export declare function printDifferences(differences: readonly ReportDifference[], colour: boolean): string;
//# sourceMappingURL=print-differences.d.ts.map