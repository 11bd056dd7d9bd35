import { dirname } from 'node:path'
import ts from '#typescript'
import { withoutCount } from './count-work.ts'
import { releaseMemory } from './release-memory.ts'

/** Files of a program by absolute virtual path; nothing is read from disk except TypeScript's own libraries. */
export type VirtualFiles = ReadonlyMap<string, string>

const libraryFolder = dirname(ts.getDefaultLibFilePath({}))

/** File among the stand-ins that declares modules by name, for specifiers that lead to no file: `node:net`. */
export const ambientFile = 'signpost-ambient/index.d.ts'

/** Parsed files, shared by the programs of this process: libraries, and virtual files while their text is equal. */
const parsed = new Map<string, ts.SourceFile>()

/** Options every comparison starts from; `lib` is a list of names such as `ES2022`. */
export const defaultOptions: Record<string, unknown> = {
  target: 'ES2022',
  module: 'ESNext',
  moduleResolution: 'Bundler',
  strict: true,
  lib: ['ESNext', 'DOM', 'DOM.Iterable'],
  skipDefaultLibCheck: true,
}

/**
 * Parses compiler options as they are written in a tsconfig.
 *
 * @throws Error when TypeScript rejects one.
 */
export function readOptions(json: Record<string, unknown>): ts.CompilerOptions {
  const { options, errors } = ts.convertCompilerOptionsFromJson(json, '/review')
  if (errors.length > 0) {
    throw new Error(`Invalid compiler options: ${errors.map(({ messageText }) => messageText).join('; ')}`)
  }
  return { ...options, noEmit: true, types: [] }
}

/** Creates a program over virtual files, which are bound: their symbols count as no work. `roots` are the files to check. */
export function createProgram(files: VirtualFiles, roots: readonly string[], options: ts.CompilerOptions): ts.Program {
  releaseMemory()
  const folders = foldersOf(files)
  const host: ts.CompilerHost = {
    getSourceFile: (path) => sourceFile(path, files),
    getDefaultLibFileName: (settings) => `${libraryFolder}/${ts.getDefaultLibFileName(settings)}`,
    getDefaultLibLocation: () => libraryFolder,
    writeFile: () => {},
    getCurrentDirectory: () => '/review',
    getCanonicalFileName: (path) => path,
    useCaseSensitiveFileNames: () => true,
    getNewLine: () => '\n',
    fileExists: (path) => files.has(path) || (path.startsWith(libraryFolder) && ts.sys.fileExists(path)),
    readFile: (path) => files.get(path),
    // Asked with a slash at the end for `.` and `..`.
    directoryExists: (path) => folders.has(path.length > 1 ? path.replace(/\/$/, '') : path),
    getDirectories: () => [],
  }
  const ambient = `/review/node_modules/${ambientFile}`
  return withoutCount(() => {
    const program = ts.createProgram(files.has(ambient) ? [...roots, ambient] : [...roots], options, host)
    program.getTypeChecker()
    return program
  })
}

/** Forgets all parsed files: after an interruption, one may be bound in part, libraries too. */
export function forgetFiles(): void {
  parsed.clear()
}

/** Comments are read as text; those of TypeScript's libraries take as long to parse as their declarations. */
const withoutJsDoc: ts.CreateSourceFileOptions = {
  languageVersion: ts.ScriptTarget.ES2022,
  jsDocParsingMode: ts.JSDocParsingMode.ParseNone,
}

function sourceFile(path: string, files: VirtualFiles): ts.SourceFile | undefined {
  const isLibrary = path.startsWith(libraryFolder)
  const known = parsed.get(path)
  if (known && isLibrary) return known
  const text = isLibrary ? ts.sys.readFile(path) : files.get(path)
  return text === undefined ? undefined : parseFile(path, text, isLibrary)
}

/** Parses a virtual file, or returns it as a program has parsed it. */
function parseFile(path: string, text: string, isLibrary = false): ts.SourceFile {
  const known = parsed.get(path)
  if (known?.text === text) return known
  // Every file of a comparison is a module; a script's declarations would be global and meet those of the other side.
  // The binder sets the parents in TypeScript's libraries; ours are read before they are bound.
  const file = ts.createSourceFile(path, text, withoutJsDoc, !isLibrary)
  parsed.set(path, file)
  return file
}

function foldersOf(files: VirtualFiles): Set<string> {
  const folders = new Set<string>()
  for (const path of files.keys()) {
    for (let folder = dirname(path); !folders.has(folder); folder = dirname(folder)) folders.add(folder)
  }
  return folders
}
