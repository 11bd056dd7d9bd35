import type { Rule } from './rule.ts';
/** Rules about signatures; `out`: consumers call it, `in`: they implement it. */
export declare const signatureRules: Readonly<Record<string, Rule>>;
//# sourceMappingURL=signature-rules.d.ts.map