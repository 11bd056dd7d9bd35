import { compareSides } from './compare-sides.js';
import { readSide } from './parse/read-side.js';
import { stubModules } from './parse/stub-modules.js';
import { ruleOf } from './rules/all-rules.js';
import { defaultOptions } from './types/program.js';
/** Version of the JSON that `diff --json` prints. */
export const findingsSchema = 'signpost-api-review/1';
/**
 * Compares two versions of an API.
 *
 * @param base - A `.d.ts`, an `.api.md`, a folder, a `.tgz` or `npm:<name>@<version>`.
 * @throws Error when a side cannot be read, or two single files are not comparable.
 */
export function diff(base, head) {
    return compare(readSide(base), readSide(head));
}
function compare(base, head) {
    const entries = (one, other, rule) => [...one.entries.keys()].filter((entry) => !other.entries.has(entry)).map((entry) => entryFinding(entry, rule));
    return [
        ...entries(base, head, 'entry-removed'),
        ...compareSides(base, head, defaultOptions, stubModules(base, head)),
        ...entries(head, base, 'entry-added'),
    ];
}
function entryFinding(entry, rule) {
    const { title, out, roles } = ruleOf(rule);
    return {
        rule,
        entry,
        symbol: '',
        message: title,
        ...out,
        role: roles.out,
        proof: rule === 'entry-removed' ? 'unproven' : 'none',
    };
}
