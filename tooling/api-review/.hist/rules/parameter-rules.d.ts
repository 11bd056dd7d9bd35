import { type Rule } from './rule.ts';
/** Rules about parameters and type parameters. */
export declare const parameterRules: Readonly<Record<string, Rule>>;
//# sourceMappingURL=parameter-rules.d.ts.map