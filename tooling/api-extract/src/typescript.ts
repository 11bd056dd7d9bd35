import { createRequire } from 'node:module'
import { dirname, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { TSDocConfigFile as TSDocConfigFileClass } from '@microsoft/tsdoc-config'
import type ts from 'typescript'

const here = createRequire(import.meta.url)
const fromApiExtractor = createRequire(here.resolve('@microsoft/api-extractor'))

/**
 * The TypeScript that API Extractor loads. Nodes, symbols and flags of one copy of TypeScript are invalid in another, so
 * no file here imports values from `typescript`.
 */
export const compiler: typeof ts = fromApiExtractor('typescript')
// API Extractor imports it in 22 files, each of which would otherwise copy its 2,248 exports: a sixth of the time to load both.
Object.defineProperty(compiler, '__esModule', { value: true })

/** Text of a compiler message on one line, without the final full stop: diagnostics are built from it. */
export function compilerMessage(text: string | ts.DiagnosticMessageChain): string {
  return compiler.flattenDiagnosticMessageText(text, ' ').replace(/\.$/, '')
}

/** The reader of `tsdoc.json` that API Extractor loads, for the same reason. */
export const TSDocConfigFile: typeof TSDocConfigFileClass = fromApiExtractor('@microsoft/tsdoc-config').TSDocConfigFile

/** API Extractor's file system, through which it reads every file that is not part of the program. */
export const FileSystem: { exists(path: string): boolean; readFile(path: string, options?: object): string } =
  fromApiExtractor('@rushstack/node-core-library').FileSystem

/** Resolves a name in `extends` as the reader of `tsdoc.json` does; nothing when it cannot be resolved. */
export function resolveFrom(folder: string, name: string): string | undefined {
  const fromTsdocConfig = createRequire(fromApiExtractor.resolve('@microsoft/tsdoc-config'))
  const resolver: { sync(name: string, options: { basedir: string }): string } = fromTsdocConfig('resolve')
  try {
    return resolver.sync(name, { basedir: folder })
  } catch {
    return undefined
  }
}

/** The folder of this workspace, with the default configuration files. */
export const ownFolder: string = dirname(dirname(fileURLToPath(import.meta.url)))

/** Folders that may always be read: this workspace, TypeScript's libraries and the dependencies of API Extractor. */
export const toolFolders: readonly string[] = [
  ownFolder,
  ...[compiler.getDefaultLibFilePath({}), here.resolve('@microsoft/api-extractor')].map(
    (file) => /^.*?\/node_modules(?=\/)/.exec(file.replaceAll(sep, '/'))?.[0] ?? dirname(file),
  ),
]
