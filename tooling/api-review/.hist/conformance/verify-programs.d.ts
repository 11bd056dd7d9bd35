import type { ReviewCase } from './read-cases.ts';
/**
 * Compiles the programs of a case against both sides.
 *
 * @returns A sentence for each program that does not do what its kind says.
 */
export declare function verifyPrograms(item: ReviewCase, options: Record<string, unknown>): string[];
//# sourceMappingURL=verify-programs.d.ts.map