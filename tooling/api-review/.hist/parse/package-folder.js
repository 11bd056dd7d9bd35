import { existsSync, lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix, relative, sep } from 'node:path';
/**
 * Reads the declaration files of a package and its entry points from `exports`, or from `types` and `main` without them.
 *
 * @param label - Of the side, for messages.
 * @throws Error when there is no package.json, or no entry point has declarations.
 */
export function readPackageFolder(folder, label) {
    const manifestFile = join(folder, 'package.json');
    if (!existsSync(manifestFile))
        throw new Error(`${label} has neither a package.json nor reports (*.api.md).`);
    const manifest = parse(manifestFile);
    const files = new Map();
    collect(folder, folder, files);
    const entries = new Map();
    for (const [name, target] of targetsOf(manifest)) {
        const path = declarationOf(target, files);
        if (path !== undefined)
            entries.set(name, path);
    }
    if (entries.size === 0)
        throw new Error(`${label}: no entry point of package.json ("exports", "types") leads to a .d.ts. Build the package first.`);
    return { label, files, entries };
}
function parse(file) {
    try {
        return JSON.parse(readFileSync(file, 'utf8'));
    }
    catch (error) {
        throw new Error(`${file} is not JSON: ${error.message}`);
    }
}
/** Links are not followed, so that no file outside the package is read. */
function collect(root, folder, files) {
    for (const name of readdirSync(folder).sort()) {
        const path = join(folder, name);
        const stats = lstatSync(path);
        if (stats.isDirectory() && name !== 'node_modules')
            collect(root, path, files);
        else if (stats.isFile() && /\.d\.[mc]?ts$/.test(name))
            files.set(relative(root, path).split(sep).join('/'), readFileSync(path, 'utf8'));
    }
}
function targetsOf({ exports, types, typings, main }) {
    if (exports === undefined || exports === null) {
        const target = [types, typings, main, 'index.d.ts'].find((value) => typeof value === 'string');
        return [['.', target]];
    }
    const isMap = typeof exports === 'object' && Object.keys(exports).some((key) => key.startsWith('.'));
    const subpaths = isMap ? Object.entries(exports) : [['.', exports]];
    return subpaths.flatMap(([name, value]) => {
        const target = conditionOf(value);
        return target === undefined || name.includes('*') ? [] : [[name, target]];
    });
}
/** The file that the `types` condition gives, or else that of `import`, `require` or `default`. */
function conditionOf(value) {
    if (typeof value === 'string')
        return value;
    if (Array.isArray(value))
        return value.map(conditionOf).find((target) => target !== undefined);
    if (typeof value !== 'object' || value === null)
        return undefined;
    const conditions = value;
    const nested = ['types', 'import', 'require', 'node', 'default'].map((name) => conditionOf(conditions[name]));
    return nested.find((target) => target !== undefined);
}
function declarationOf(target, files) {
    const path = posix.normalize(target);
    const beside = path.replace(/\.([mc]?)js$/, '.d.$1ts');
    return [path, beside, `${path}.d.ts`, `${path}/index.d.ts`].find((candidate) => files.has(candidate));
}
