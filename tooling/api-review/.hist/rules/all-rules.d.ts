import type { Rule } from './rule.ts';
/** Every rule by its id. */
export declare const allRules: Readonly<Record<string, Rule>>;
/**
 * Returns the rule of an id.
 *
 * @throws Error when there is none.
 */
export declare function ruleOf(id: string): Rule;
//# sourceMappingURL=all-rules.d.ts.map