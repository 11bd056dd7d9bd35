import { type Rule } from './rule.ts';
/** Rules about names, kinds of declarations, enums and documentation. */
export declare const declarationRules: Readonly<Record<string, Rule>>;
//# sourceMappingURL=declaration-rules.d.ts.map