import { createRequire } from 'node:module'
import { dirname, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { TSDocConfigFile as TSDocConfigFileClass } from '@microsoft/tsdoc-config'
import type ts from 'typescript'

const here = createRequire(import.meta.url)
const fromApiExtractor = createRequire(here.resolve('@microsoft/api-extractor'))

/**
 * The compiler that API Extractor itself loads. Nodes, symbols and flags of one copy of TypeScript mean nothing to
 * another, so nothing here imports `typescript` for its values.
 */
export const compiler: typeof ts = fromApiExtractor('typescript')

/** The reader of `tsdoc.json` that API Extractor itself loads, for the same reason. */
export const TSDocConfigFile: typeof TSDocConfigFileClass = fromApiExtractor('@microsoft/tsdoc-config').TSDocConfigFile

/** The part of API Extractor's own file system through which everything goes that it reads besides its program. */
export const FileSystem: { exists(path: string): boolean; readFile(path: string, options?: object): string } =
  fromApiExtractor('@rushstack/node-core-library').FileSystem

/** Resolves a name as the reader of `tsdoc.json` does; nothing when it leads nowhere. */
export function resolveFrom(folder: string, name: string): string | undefined {
  const fromTsdocConfig = createRequire(fromApiExtractor.resolve('@microsoft/tsdoc-config'))
  const resolver: { sync(name: string, options: { basedir: string }): string } = fromTsdocConfig('resolve')
  try {
    return resolver.sync(name, { basedir: folder })
  } catch {
    return undefined
  }
}

/** The folder of this tool, with the configuration that it gives to packages without one. */
export const ownFolder: string = dirname(dirname(fileURLToPath(import.meta.url)))

/** Folders of the tool's own files, which are read whatever is documented: its configuration, and what is installed for it. */
export const toolFolders: readonly string[] = [
  ownFolder,
  ...[compiler.getDefaultLibFilePath({}), here.resolve('@microsoft/api-extractor')].map(
    (file) => /^.*?\/node_modules(?=\/)/.exec(file.replaceAll(sep, '/'))?.[0] ?? dirname(file),
  ),
]
