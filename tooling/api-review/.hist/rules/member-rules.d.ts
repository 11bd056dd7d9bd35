import { type Rule } from './rule.ts';
/** Rules about classes and their members. */
export declare const memberRules: Readonly<Record<string, Rule>>;
//# sourceMappingURL=member-rules.d.ts.map