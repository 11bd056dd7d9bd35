import type { Finding } from '../findings.ts';
import type { Side } from '../parse/side.ts';
/** A finding with consumer programs that may prove it, best first. */
export interface Unproven {
    finding: Finding;
    witnesses: readonly string[];
}
/** Compiles the programs of all breaks against both sides; the first that compiles against the base only becomes the witness. */
export declare function proveFindings(items: readonly Unproven[], base: Side, head: Side, options: Record<string, unknown>, stubs: ReadonlyMap<string, string>): Finding[];
//# sourceMappingURL=prove-findings.d.ts.map