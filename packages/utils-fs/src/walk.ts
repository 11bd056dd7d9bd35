import { checkArgument, checkOptions } from '@signpost/utils-primitives'
import type { Dirent } from 'node:fs'
import { readdir, realpath, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { relativePosix, toPath, type PathInput } from '@signpost/utils-path'
import { EntryKind } from './entry-kind.ts'
import { failureOf } from './failure.ts'
import { kindOf } from './kind-of.ts'
import type { WalkEntry, WalkOptions } from './walk-entry.ts'

/**
 * Lists the contents of a folder and its subfolders.
 *
 * @remarks
 * A folder precedes its contents; names are sorted by UTF-16 code units on every system. Folders are read lazily, and
 * one that has been removed by then is skipped. Links are not followed by default.
 *
 * @param dir - A path or file URL.
 * @param options - Maximum depth, folders to enter, whether to follow links, and a signal.
 * @returns The entries, without `dir` itself.
 * @throws {@link FsError} with the path of a folder that cannot be read.
 * @throws The reason of the signal when it aborts.
 *
 * @example
 * ```ts
 * import { EntryKind, walk } from '@signpost/utils-fs'
 *
 * for await (const { kind, relativePath } of walk('src', { enter: (folder) => !folder.path.endsWith('test') })) {
 *   if (kind === EntryKind.File) console.log(relativePath)
 * }
 * ```
 *
 * @searchAlias readdir recursive traverse directory tree klaw crawl
 * @public
 */
export async function* walk(dir: PathInput, options: WalkOptions = {}): AsyncGenerator<WalkEntry, void, undefined> {
  checkOptions('walk', options, {
    maxDepth: { from: 0 },
    enter: 'function',
    followSymlinks: 'boolean',
    signal: 'AbortSignal',
  })
  const { maxDepth = Infinity, enter = () => true, followSymlinks = false, signal } = options
  const root = resolve(toPath(dir))
  const entered = new Set<string>()
  const stack: Iterator<WalkEntry>[] = []

  const open = async (path: string, depth: number): Promise<void> => {
    signal?.throwIfAborted()
    if (depth > maxDepth) return
    try {
      if (followSymlinks) {
        const real = await realpath(path)
        if (entered.has(real)) return
        entered.add(real)
      }
      const found = await readdir(path, { withFileTypes: true })
      found.sort((a, b) => (a.name < b.name ? -1 : 1))
      const entries: WalkEntry[] = []
      for (const dirent of found) {
        const child = join(path, dirent.name)
        const kind = await kindAt(child, dirent, followSymlinks)
        entries.push({ path: child, relativePath: relativePosix(root, child), kind, depth })
      }
      stack.push(entries.values())
    } catch (error) {
      if (depth > 1 && /^ENO(?:ENT|TDIR)$/.test(`${(error as NodeJS.ErrnoException).code}`)) return
      throw failureOf(error, 'read', path)
    }
  }

  await open(root, 1)
  for (let folder = stack.at(-1); folder; folder = stack.at(-1)) {
    const { value: entry, done } = folder.next()
    if (done) {
      stack.pop()
      continue
    }
    yield entry
    if (entry.kind !== EntryKind.Directory) continue
    const answer = enter(entry)
    checkArgument(
      'INVALID_ANSWER',
      answer,
      'true or false of enter',
      // A promise would count as true, also that of false.
      () => Object(answer) !== answer,
      'answer at once',
    )
    if (answer) await open(entry.path, entry.depth + 1)
  }
}

async function kindAt(path: string, dirent: Dirent, follow: boolean): Promise<EntryKind> {
  const kind = kindOf(dirent)
  if (!follow || kind !== EntryKind.Symlink) return kind
  return stat(path).then(kindOf, () => kind)
}
