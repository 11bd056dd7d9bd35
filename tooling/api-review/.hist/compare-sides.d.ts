import { type Finding } from './findings.ts';
import type { Side } from './parse/side.ts';
/** Compares two sides: every change with its verdicts, and a proof of each break. Findings are sorted by entry and symbol. */
export declare function compareSides(base: Side, written: Side, options: Record<string, unknown>, stubs?: ReadonlyMap<string, string>): Finding[];
//# sourceMappingURL=compare-sides.d.ts.map