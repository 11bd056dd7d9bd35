import { styleText } from 'node:util';
const headlines = {
    added: 'a new API report, not committed yet',
    changed: 'the public API is not what was committed',
    removed: 'committed, and no package writes it any more',
};
/**
 * Formats differences for a terminal, with the command that accepts them.
 *
 * @param differences - At least one.
 * @param colour - Whether to print added lines green and removed ones red.
 */
export function printDifferences(differences, colour) {
    const blocks = differences.map(({ name, kind, hunks }) => {
        const lines = hunks.flatMap((hunk) => [
            `  @@ line ${hunk.line}`,
            ...hunk.lines.map((line) => `  ${paint(line, colour)}`),
        ]);
        return [`api-reports/${name}: ${headlines[kind]}`, ...(kind === 'changed' ? lines : [countOf(hunks)])].join('\n');
    });
    return [
        ...blocks,
        'If this is intended, accept it with `npm run api:update` and commit the report with the code that changed it.',
    ].join('\n\n');
}
function paint(line, colour) {
    if (!colour)
        return line;
    if (line.startsWith('+'))
        return styleText('green', line);
    if (line.startsWith('-'))
        return styleText('red', line);
    return line;
}
function countOf(hunks) {
    const count = hunks.reduce((sum, { lines }) => sum + lines.length, 0);
    return `  ${count} ${count === 1 ? 'line' : 'lines'}`;
}
