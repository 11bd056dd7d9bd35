import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { acceptReports } from './accept-reports.js';
import { compareReports } from './compare-reports.js';
import { printResults } from './conformance/print-results.js';
import { readCases } from './conformance/read-cases.js';
import { runCases } from './conformance/run-cases.js';
import { verifyPrograms } from './conformance/verify-programs.js';
import { diff, findingsSchema } from './diff.js';
import { explain } from './explain.js';
import { overall } from './findings.js';
import { printDifferences } from './print-differences.js';
import { printFindings } from './print-findings.js';
import { readReports } from './read-reports.js';
const usage = `Usage: signpost-api-review <command> [options]

  check [--root <dir>]          compare the API reports of the last extraction with api-reports/; exit code 1 when they differ
  update [--root <dir>]         accept the extracted reports: write them to api-reports/
  diff <base> <head> [--json]   what changed and whom it breaks; exit code 1 when the pragmatic verdict is major
                                a side: .d.ts, .api.md, a folder, a .tgz or npm:<name>@<version>
  explain <rule>                what a rule means
  conformance <cases.json>      review every case of a file; exit code 1 when one fails

  --root  the repository; default: that of this tool`;
const commands = {
    check: { operands: 0, run: (_, { root }) => check(root) },
    update: { operands: 0, run: (_, { root }) => update(root) },
    diff: { operands: 2, run: ([base = '', head = ''], { json }) => runDiff(base, head, json) },
    explain: { operands: 1, run: ([rule = '']) => print(explain(rule)) },
    conformance: { operands: 1, run: ([file = '']) => conformance(file) },
};
process.exitCode = main(process.argv.slice(2));
function main(argv) {
    const parsed = parse(argv);
    if (typeof parsed === 'string') {
        console.error(`${parsed}\n\n${usage}`);
        return 2;
    }
    try {
        return parsed.command.run(parsed.operands, parsed.settings);
    }
    catch (error) {
        console.error(error instanceof Error ? error.message : String(error));
        return 2;
    }
}
function check(root) {
    const reports = readReports(root);
    const differences = compareReports(reports);
    if (differences.length === 0)
        return print(`${reports.extracted.size} API reports, all as committed`);
    console.error(printDifferences(differences, process.stderr.isTTY));
    return 1;
}
function update(root) {
    const reports = readReports(root);
    const differences = compareReports(reports);
    acceptReports(root, differences, reports.extracted);
    for (const { name, kind } of differences)
        console.log(`${kind.padEnd(7)} api-reports/${name}`);
    return print(`${reports.extracted.size} API reports, ${differences.length} accepted now`);
}
function runDiff(base, head, json) {
    const findings = diff(base, head);
    const verdict = overall(findings);
    print(json
        ? JSON.stringify({ schema: findingsSchema, verdict, findings }, null, 2)
        : printFindings(findings, process.stdout.isTTY));
    return verdict.pragmatic === 'major' ? 1 : 0;
}
function conformance(file) {
    const cases = readCases(file);
    const untrue = cases.cases.flatMap((item) => verifyPrograms(item, cases.compilerOptions));
    for (const line of untrue)
        console.error(line);
    const results = runCases(cases);
    print(printResults(results));
    return untrue.length === 0 && results.every(({ isExact }) => isExact) ? 0 : 1;
}
function print(text) {
    console.log(text);
    return 0;
}
function parse(argv) {
    try {
        const { positionals, values } = parseArgs({
            args: argv,
            allowPositionals: true,
            options: { root: { type: 'string' }, json: { type: 'boolean', default: false } },
        });
        const [name = '', ...operands] = positionals;
        const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
        if (command?.operands !== operands.length) {
            return `Found "${positionals.join(' ')}", expected one command: ${Object.keys(commands).join(', ')}, with its operands.`;
        }
        // This module is in tooling/api-review/src or dist.
        const root = values.root ?? dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url)))));
        return { command, operands, settings: { root, json: values.json } };
    }
    catch (error) {
        return error.message;
    }
}
