import type { Rule } from './rule.ts';
/** Rules about values: the verdict follows from who provides and who receives them. */
export declare const typeRules: Readonly<Record<string, Rule>>;
//# sourceMappingURL=type-rules.d.ts.map