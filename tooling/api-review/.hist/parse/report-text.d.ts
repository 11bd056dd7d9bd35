/** An API report of API Extractor, as declarations. */
export interface ReportText {
    /** Package in its headline. */
    packageName: string;
    /** The declarations, their imports kept. */
    declarations: string;
}
/**
 * Reads the declarations of an API report.
 *
 * @param name - Of the file, for messages.
 * @throws Error when it has conflict markers, no headline, or no closed block of declarations.
 */
export declare function readReportText(name: string, text: string): ReportText;
//# sourceMappingURL=report-text.d.ts.map