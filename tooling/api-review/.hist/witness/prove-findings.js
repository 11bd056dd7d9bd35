import { augments, compileConsumers } from './compile-consumers.js';
import { moduleOf } from '../types/stage.js';
/** Programs to compile; breaks past them stay unproven. */
const mostPrograms = 2000;
/** Compiles the programs of all breaks against both sides; the first that compiles against the base only becomes the witness. */
export function proveFindings(items, base, head, options, stubs) {
    const attempts = items
        .filter(({ finding }) => finding.strict === 'major')
        .flatMap((item) => item.witnesses.map((code) => ({ item, code })))
        .slice(0, mostPrograms);
    const isExact = ({ item }) => item.finding.rule === 'undefined-made-explicit';
    const groups = new Map();
    attempts.forEach((attempt, index) => {
        const key = augments(attempt.code) ? `${index}` : `exact: ${isExact(attempt)}`;
        groups.set(key, [...(groups.get(key) ?? []), attempt]);
    });
    const proofs = new Map();
    for (const group of groups.values()) {
        const settings = isExact(group[0]) ? { ...options, exactOptionalPropertyTypes: true } : options;
        for (const { item, code } of proving(group, base, head, settings, stubs))
            proofs.set(item, [...(proofs.get(item) ?? []), code]);
    }
    return items.map((item) => {
        if (item.finding.strict !== 'major')
            return item.finding;
        const witness = item.witnesses.find((code) => proofs.get(item)?.includes(code));
        return {
            ...item.finding,
            proof: witness === undefined ? 'unproven' : 'proven',
            ...(witness !== undefined && { witness }),
        };
    });
}
/** Attempts that compile against the base and fail against the head. */
function proving(group, base, head, options, stubs) {
    const libraries = { base: base.files, head: head.files, shared: stubs };
    const consumersOf = (side) => group.map(({ code, item }) => {
        const path = (side === 'base' ? base : head).entries.get(item.finding.entry);
        return { code, side, lib: moduleOf(path) };
    });
    const isAlone = group.length === 1 && augments(group[0].code);
    const results = isAlone
        ? [
            ...compileConsumers(consumersOf('base'), libraries, options),
            ...compileConsumers(consumersOf('head'), libraries, options),
        ]
        : compileConsumers([...consumersOf('base'), ...consumersOf('head')], libraries, options);
    return group.filter((_, index) => results[index]?.length === 0 && (results[index + group.length]?.length ?? 0) > 0);
}
