import { type Level } from '../findings.ts';
/** A consumer's program of a case; it sees the library as namespace `L`, or imports it from `./lib` itself. */
export interface CaseProgram {
    /** `breaks`: compiles before, fails after; `ok`: compiles on both sides; `gain`: fails before, compiles after; `advisory`: like `breaks`, and not counted. */
    kind: 'breaks' | 'ok' | 'gain' | 'advisory';
    code: string;
    /** Codes such as `TS2345`, one of which the failing side must give. */
    expectCodes?: string[];
}
/** A change of an API with its expected verdicts. */
export interface ReviewCase {
    id: string;
    title: string;
    before: string;
    after: string;
    conservative: Level;
    pragmatic: Level;
    /** The break is in the behaviour; no program can prove it. */
    semantic?: boolean;
    /** Options of this case, over those of the file. */
    compilerOptions?: Record<string, unknown>;
    programs: CaseProgram[];
}
/** A file of cases. */
export interface CaseFile {
    compilerOptions: Record<string, unknown>;
    cases: ReviewCase[];
}
/**
 * Reads a file of cases.
 *
 * @throws Error when the file is not JSON of the format `api-review-conformance/1`.
 */
export declare function readCases(file: string): CaseFile;
//# sourceMappingURL=read-cases.d.ts.map