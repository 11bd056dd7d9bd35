import type { BothSides } from './read-reports.ts';
/** A report that differs from the committed one. */
export interface ReportDifference {
    /** File name, `observable.api.md`. */
    name: string;
    /** `added`: not committed; `removed`: committed, and no package has it any more. */
    kind: 'added' | 'changed' | 'removed';
    /** Hunks with three lines of context; each line begins with `+`, `-` or a space. */
    hunks: {
        line: number;
        lines: string[];
    }[];
}
/** Differences between committed and extracted reports, in code-unit order of their names. */
export declare function compareReports({ committed, extracted }: BothSides): ReportDifference[];
//# sourceMappingURL=compare-reports.d.ts.map