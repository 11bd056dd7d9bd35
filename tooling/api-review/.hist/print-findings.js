import { styleText } from 'node:util';
import { levels, overall } from './findings.js';
const colours = { major: 'red', minor: 'yellow', patch: 'cyan', none: 'dim' };
/** Formats findings for a terminal, worst first, with the witness of each break and a summary line. */
export function printFindings(findings, colour) {
    const rank = ({ strict, pragmatic }) => levels.indexOf(pragmatic) * 10 + levels.indexOf(strict);
    const sorted = [...findings].sort((one, other) => rank(other) - rank(one));
    const blocks = sorted.map((finding) => {
        const { entry, symbol, message, strict, pragmatic, role, position, proof, witness, rule } = finding;
        const name = entry === '.' ? symbol : `${entry} ${symbol}`;
        const level = colour ? styleText(colours[pragmatic], pragmatic.padEnd(5)) : pragmatic.padEnd(5);
        const both = strict === pragmatic ? '' : ` (strict: ${strict})`;
        const where = position ? `, position ${position}` : '';
        const lines = [`${level} ${name}: ${message}${both}  [${rule}] ${role}${where}`];
        if (proof === 'unproven')
            lines.push('      no consumer program found that shows it');
        if (witness)
            lines.push(...witness.split('\n').map((line) => `      | ${line}`));
        return lines.join('\n');
    });
    return [...blocks, summaryOf(findings)].join('\n');
}
function summaryOf(findings) {
    if (findings.length === 0)
        return 'No change.';
    const { strict, pragmatic } = overall(findings);
    const all = findings.filter((finding) => finding.strict === 'major');
    const breaks = all.filter((finding) => finding.pragmatic === 'major').length;
    const proven = all.filter(({ proof }) => proof === 'proven').length;
    const counts = `Changes: ${findings.length}. Breaks: ${breaks}, and ${all.length - breaks} only strictly; proven: ${proven}.`;
    return `${counts} Verdict: ${pragmatic}, strict: ${strict}.`;
}
