import { dirname } from 'node:path';
import ts from 'typescript';
const libraryFolder = dirname(ts.getDefaultLibFilePath({}));
/** Parsed library files and virtual files, shared by the programs of this process. A file is reused when its text is equal. */
const parsed = new Map();
/** Options every comparison starts from; `lib` is a list of names such as `ES2022`. */
export const defaultOptions = {
    target: 'ES2022',
    module: 'ESNext',
    moduleResolution: 'Bundler',
    strict: true,
    lib: ['ES2022', 'DOM', 'DOM.Iterable'],
    skipDefaultLibCheck: true,
};
/**
 * Parses compiler options as they are written in a tsconfig.
 *
 * @throws Error when TypeScript rejects one.
 */
export function readOptions(json) {
    const { options, errors } = ts.convertCompilerOptionsFromJson(json, '/review');
    if (errors.length > 0) {
        throw new Error(`Invalid compiler options: ${errors.map(({ messageText }) => messageText).join('; ')}`);
    }
    return { ...options, noEmit: true, types: [] };
}
/** Creates a program over virtual files. `roots` are the files to check. */
export function createProgram(files, roots, options) {
    const folders = foldersOf(files);
    const host = {
        getSourceFile: (path) => sourceFile(path, files),
        getDefaultLibFileName: (settings) => `${libraryFolder}/${ts.getDefaultLibFileName(settings)}`,
        getDefaultLibLocation: () => libraryFolder,
        writeFile: () => { },
        getCurrentDirectory: () => '/review',
        getCanonicalFileName: (path) => path,
        useCaseSensitiveFileNames: () => true,
        getNewLine: () => '\n',
        fileExists: (path) => files.has(path) || (path.startsWith(libraryFolder) && ts.sys.fileExists(path)),
        readFile: (path) => files.get(path),
        directoryExists: (path) => folders.has(path),
        getDirectories: () => [],
    };
    return ts.createProgram([...roots], options, host);
}
function sourceFile(path, files) {
    const text = files.get(path) ?? (path.startsWith(libraryFolder) ? ts.sys.readFile(path) : undefined);
    if (text === undefined)
        return undefined;
    const known = parsed.get(path);
    if (known?.text === text)
        return known;
    // Every file of a comparison is a module; a script's declarations would be global and meet those of the other side.
    const file = ts.createSourceFile(path, text, ts.ScriptTarget.ES2022, true);
    parsed.set(path, file);
    return file;
}
function foldersOf(files) {
    const folders = new Set();
    for (const path of files.keys()) {
        for (let folder = dirname(path); !folders.has(folder); folder = dirname(folder))
            folders.add(folder);
    }
    return folders;
}
