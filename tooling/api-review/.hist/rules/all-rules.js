import { declarationRules } from './declaration-rules.js';
import { memberRules } from './member-rules.js';
import { parameterRules } from './parameter-rules.js';
import { signatureRules } from './signature-rules.js';
import { typeRules } from './type-rules.js';
/** Every rule by its id. */
export const allRules = {
    ...declarationRules,
    ...memberRules,
    ...parameterRules,
    ...signatureRules,
    ...typeRules,
};
/**
 * Returns the rule of an id.
 *
 * @throws Error when there is none.
 */
export function ruleOf(id) {
    const rule = Object.hasOwn(allRules, id) ? allRules[id] : undefined;
    if (!rule)
        throw new Error(`No rule "${id}". Rules: ${Object.keys(allRules).sort().join(', ')}.`);
    return rule;
}
