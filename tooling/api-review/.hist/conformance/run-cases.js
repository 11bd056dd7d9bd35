import { compareSides } from '../compare-sides.js';
import { overall } from '../findings.js';
/** Reviews every case. */
export function runCases({ cases, compilerOptions }) {
    return cases.map((item) => {
        const findings = compareSides(sideOf(item.before), sideOf(item.after), {
            ...compilerOptions,
            ...item.compilerOptions,
        });
        const found = overall(findings);
        return { item, found, findings, isExact: found.strict === item.conservative && found.pragmatic === item.pragmatic };
    });
}
function sideOf(text) {
    return { label: 'case', files: new Map([['lib.d.ts', text]]), entries: new Map([['.', 'lib.d.ts']]) };
}
