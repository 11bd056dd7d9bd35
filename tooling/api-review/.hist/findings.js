/** Size of a change in the terms of semantic versioning, smallest first. */
export const levels = ['none', 'patch', 'minor', 'major'];
/** Whether a value is a level. */
export function isLevel(value) {
    return levels.includes(value);
}
/** The larger of two levels. */
export function larger(one, other) {
    return levels.indexOf(one) > levels.indexOf(other) ? one : other;
}
/** The smaller of two levels. */
export function smaller(one, other) {
    return levels.indexOf(one) < levels.indexOf(other) ? one : other;
}
/** The verdict over all findings. */
export function overall(findings) {
    return findings.reduce((sum, { strict, pragmatic }) => ({
        strict: larger(sum.strict, strict),
        pragmatic: larger(sum.pragmatic, pragmatic),
    }), { strict: 'none', pragmatic: 'none' });
}
