import { structuredPatch } from 'diff';
/** Differences between committed and extracted reports, in code-unit order of their names. */
export function compareReports({ committed, extracted }) {
    const names = [...new Set([...committed.keys(), ...extracted.keys()])].sort();
    return names.flatMap((name) => {
        const before = committed.get(name);
        const after = extracted.get(name);
        if (before === after)
            return [];
        const { hunks } = structuredPatch(name, name, before ?? '', after ?? '', '', '', { context: 3 });
        return {
            name,
            kind: before === undefined ? 'added' : after === undefined ? 'removed' : 'changed',
            hunks: hunks.map((hunk) => ({ line: after === undefined ? hunk.oldStart : hunk.newStart, lines: hunk.lines })),
        };
    });
}
