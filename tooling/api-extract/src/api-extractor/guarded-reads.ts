import { statSync } from 'node:fs'
import { dirname, join, sep } from 'node:path'
import { entriesOf } from '../package/manifest.ts'
import type { SourceFiles } from '../package/source-files.ts'
import { compiler, FileSystem, resolveFrom } from '../typescript.ts'

/**
 * Runs a function of API Extractor that sees only files that may be read.
 *
 * API Extractor reads configurations, package manifests, declaration maps and the files they name through its own file
 * system, not through the program. Unguarded, it would hang on a pipe.
 *
 * @param ownFolder - Another folder that it may read, such as its temporary output folder.
 * @param edit - Changes the text of a file of the package.
 */
export function withGuardedReads<Result>(
  { canRead, root, sys }: SourceFiles,
  ownFolder: string | undefined,
  run: () => Result,
  edit: (path: string, text: string) => string = (_, text) => text,
): Result {
  const { exists, readFile } = FileSystem
  const isOwn = (path: string): boolean => ownFolder !== undefined && path.startsWith(ownFolder + sep)
  /** Answers of this run: each message of API Extractor asks for its file. */
  const known = new Map<string, boolean>()
  try {
    FileSystem.exists = (path) => {
      if (isOwn(path)) return exists(path)
      // The compiler's system records that there is nothing.
      const isThere = known.get(path) ?? (exists(path) ? isFolder(path) || canRead(path) : sys.fileExists(path))
      known.set(path, isThere)
      return isThere
    }
    FileSystem.readFile = (path, options) => (isOwn(path) ? readFile(path, options) : edit(path, root.readText(path)))
    return run()
  } finally {
    Object.assign(FileSystem, { exists, readFile })
  }
}

/**
 * Checks that a `tsdoc.json` and the files that it extends may be read, because TSDoc's reader opens any path.
 *
 * @throws {@link SourceError} for the first that may not.
 */
export function checkTsdocFiles(file: string, sources: SourceFiles, visited: Set<string> = new Set()): void {
  if (visited.has(file)) return
  visited.add(file)
  const text = sources.root.readText(file)
  for (const name of extendsOf(file, text)) {
    for (const candidate of candidatesOf(name, dirname(file))) sources.exists(candidate)
    const base = resolveFrom(dirname(file), name)
    if (base !== undefined) checkTsdocFiles(base, sources, visited)
  }
}

/** Paths that decide to which file a name in `extends` leads. */
function candidatesOf(name: string, folder: string): string[] {
  if (name.startsWith('.')) return [join(folder, name)]
  const [own, above] = [join(folder, 'node_modules', name), dirname(folder)]
  return [own, `${own}.json`, ...(above === folder ? [] : candidatesOf(name, above))]
}

/** Names in `extends` of a file; none when it is malformed, which TSDoc's reader reports. */
function extendsOf(file: string, text: string): string[] {
  const { config } = compiler.parseConfigFileTextToJson(file, text)
  const names = entriesOf(config).get('extends')
  return Array.isArray(names) ? names.filter((name) => typeof name === 'string') : []
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true
}
