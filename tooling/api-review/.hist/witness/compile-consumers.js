import ts from 'typescript';
import { createProgram, readOptions } from '../types/program.js';
/**
 * Compiles consumers, all in one program.
 *
 * @returns Codes of the errors of each consumer, in the order of `consumers`.
 */
export function compileConsumers(consumers, libraries, options) {
    const files = new Map();
    for (const side of ['base', 'head']) {
        for (const [path, text] of libraries[side])
            files.set(`/review/${side}/${path}`, text);
    }
    for (const [path, text] of libraries.shared ?? [])
        files.set(`/review/node_modules/${path}`, text);
    const roots = consumers.map(({ code, side, lib }, index) => {
        const path = `/review/${side}/consumer-${index}.ts`;
        files.set(path, withImport(code).replaceAll("'./lib'", `'./${lib}'`));
        return path;
    });
    const program = createProgram(files, roots, readOptions(options));
    return roots.map((root) => {
        const file = program.getSourceFile(root);
        return [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)]
            .filter(({ category }) => category === ts.DiagnosticCategory.Error)
            .map(({ code }) => `TS${code}`);
    });
}
/** Whether code changes declarations of the library, so that it must be compiled alone. */
export function augments(code) {
    return /\bdeclare (module|global)\b/.test(code);
}
function withImport(code) {
    return code.includes("from './lib'") ? code : `import * as L from './lib'\n${code}\nexport {}\n`;
}
