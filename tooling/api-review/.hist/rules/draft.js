/** Creates a draft. */
export function draft(rule, symbol, ...witnesses) {
    return { rule, symbol, witnesses };
}
