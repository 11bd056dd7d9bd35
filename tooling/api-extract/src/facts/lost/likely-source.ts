import { join, posix } from 'node:path'
import type ts from 'typescript'
import { listFiles } from '../../package/list-files.ts'
import type { PackageFolder } from '../../package/package-folder.ts'
import type { SourcePositions } from '../source/source-positions.ts'
import { docComment, plain } from './doc-comments.ts'

/** Languages of sources, in the order in which they are looked for. */
const extensions = ['ts', 'tsx', 'mts', 'cts', 'js', 'jsx', 'mjs', 'cjs']

/**
 * Creates a finder of the source of a declaration file without a map: the file with its path in a folder of sources, or beside it. Its
 * doc comments prove that it is the source: one is in the declarations, too, unless these have none.
 */
export function likelySources(
  folder: PackageFolder,
  { sourceOfFile }: Pick<SourcePositions, 'sourceOfFile'>,
): (file: ts.SourceFile) => string | undefined {
  let listed: ReadonlySet<string> | undefined
  const known = new Map<ts.SourceFile, string | undefined>()

  return (file) => {
    if (!known.has(file)) known.set(file, find(file))
    return known.get(file)
  }

  function find(file: ts.SourceFile): string | undefined {
    const { fileName, text } = file
    if (sourceOfFile(file) !== undefined) return undefined
    const [, stem] = /^(.+)\.d\.[cm]?ts$/u.exec(folder.relative(fileName)) ?? []
    if (stem === undefined) return undefined
    listed ??= new Set(listFiles(folder.dir, folder.sources.log))
    const [, map] = /\/\/[#@] sourceMappingURL=(\S+)\s*$/u.exec(text.slice(-2000)) ?? []
    if (map !== undefined && listed.has(posix.join(posix.dirname(stem), map))) return undefined
    const inner = stem.includes('/') ? stem.slice(stem.indexOf('/') + 1) : stem
    const stems = new Set([`src/${inner}`, `lib/${inner}`, inner, stem])
    const comments = textsIn(text)
    return extensions
      .flatMap((extension) => [...stems].map((one) => `${one}.${extension}`))
      .filter((path) => listed!.has(path))
      .find((path) => {
        const own = textsIn(folder.sources.readText(join(folder.dir, path)) ?? '')
        return comments.size === 0
          ? path.startsWith(`${stem}.`) && own.size > 0
          : [...own].some((one) => comments.has(one))
      })
  }
}

function textsIn(text: string): Set<string> {
  return new Set([...text.matchAll(docComment)].map(([one]) => plain(one)))
}
