import ts from 'typescript';
import { eraseFiles, opaqueTypes } from './erase.js';
import { createProgram, readOptions } from './program.js';
const sides = ['base', 'head'];
/** Creates a program with both sides as written. */
export function createSurfaceStage(base, head, options, stubs) {
    return stageOf(writtenFiles(base, head, stubs), rootsOf(base, head, '/review'), options);
}
/**
 * Creates the program. `pairs` are written to one file per entry point and read back by {@link pairTypes}.
 *
 * @param shared - Files of the head that only re-export the base's.
 */
export function createStage(base, head, options, stubs, entryPairs, shared) {
    const files = writtenFiles(base, head, stubs).set('/review/erased/opaque.d.ts', opaqueTypes);
    const parsed = { base: parseSide(base), head: parseSide(head) };
    const specifier = (file) => `/review/erased/base/${moduleOf(file.fileName)}`;
    const whole = new Map([...parsed.head].map(([path, file]) => [path, (shared.has(path) && parsed.base.get(path)) || file]));
    for (const side of sides) {
        for (const [path, text] of eraseFiles(parsed[side], parsed.base, whole, specifier)) {
            files.set(`/review/erased/${side}/${path}`, text);
        }
    }
    for (const [entry, pairs] of entryPairs) {
        files.set(pairsFile(entry), pairsText(base.entries.get(entry), head.entries.get(entry), pairs));
    }
    const roots = [
        '/review/erased/opaque.d.ts',
        ...rootsOf(base, head, '/review/erased'),
        ...[...entryPairs.keys()].map(pairsFile),
    ];
    return stageOf(files, roots, options);
}
function writtenFiles(base, head, stubs) {
    const files = new Map();
    for (const [path, text] of stubs)
        files.set(`/review/node_modules/${path}`, text);
    for (const [path, text] of base.files)
        files.set(`/review/base/${path}`, text);
    for (const [path, text] of head.files)
        files.set(`/review/head/${path}`, text);
    return files;
}
function rootsOf(base, head, folder) {
    const roots = (side, name) => [...side.entries.values()].map((path) => `${folder}/${name}/${path}`);
    return [...roots(base, 'base'), ...roots(head, 'head')];
}
function stageOf(files, roots, options) {
    const program = createProgram(files, roots, {
        ...readOptions(options),
        exactOptionalPropertyTypes: true,
        skipLibCheck: true,
    });
    return { checker: program.getTypeChecker(), file: (path) => program.getSourceFile(path) };
}
/** Types of the pairs of an entry point, by key. */
export function pairTypes({ checker, file }, entry, pairs) {
    const aliases = file(pairsFile(entry)).statements.filter(ts.isTypeAliasDeclaration);
    return new Map(pairs.map(({ key }, index) => {
        const [base, head] = [aliases[2 * index], aliases[2 * index + 1]].map((alias) => checker.getTypeFromTypeNode(alias.type));
        return [key, [base, head]];
    }));
}
/** File whose scope has the names of both sides: `L` is the base, `R` the head. */
export function pairsFile(entry) {
    return `/review/erased/pairs-${encodeURIComponent(entry)}.ts`;
}
function pairsText(base, head, pairs) {
    const lines = pairs.map((pair, index) => `type B${index} = ${pair.base}\ntype H${index} = ${pair.head}`);
    return [
        `import type * as L from './base/${moduleOf(base)}'`,
        `import type * as R from './head/${moduleOf(head)}'`,
        ...lines,
    ].join('\n');
}
/** Module specifier of a declaration file. */
export function moduleOf(path) {
    return path.replace(/\.d\.([mc]?)ts$/, (_, kind) => (kind ? `.${kind}js` : ''));
}
function parseSide({ files }) {
    return new Map([...files].map(([path, text]) => [path, ts.createSourceFile(path, text, ts.ScriptTarget.ES2022, true)]));
}
