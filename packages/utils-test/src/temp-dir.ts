import { checkArgument, checkOptions, failure } from '@signpost/utils-primitives'
import { commit } from './commit.ts'
import { checkRemoval } from './check-removal.ts'
import { JsonFile, type FileTree } from './file-tree.ts'
import { node } from './node-modules.ts'

/**
 * Options of {@link createTempDir}.
 *
 * @example
 * ```ts
 * import { createTempDir, type TempDirOptions } from '@signpost/utils-test'
 *
 * const options: TempDirOptions = { prefix: 'build-' }
 * await using dir = await createTempDir({}, options)
 * ```
 *
 * @public
 */
export interface TempDirOptions {
  /** The prefix of the folder name, followed by six random characters. Defaults to `'test-'`. */
  readonly prefix?: string | undefined
  /** The existing parent folder. Defaults to that of the system for temporary files. */
  readonly parent?: string | undefined
}

/**
 * A temporary folder on disk, created by {@link createTempDir}.
 *
 * @example
 * ```ts
 * import { createTempDir, type TempDir } from '@signpost/utils-test'
 *
 * async function build(dir: TempDir): Promise<void> {
 *   await dir.write({ 'dist/index.js': await dir.read('src/index.js') })
 * }
 *
 * await using dir = await createTempDir({ 'src/index.js': 'export {}\n' })
 * await build(dir)
 * ```
 *
 * @searchAlias tmp tmpdir sandbox scratch directory
 * @public
 */
export class TempDir implements AsyncDisposable {
  /** The absolute path of the folder, without symbolic links. */
  readonly path: string

  /**
   * Wraps an existing folder, which will be removed at the end.
   *
   * @param path - The absolute path of the folder.
   */
  constructor(path: string) {
    checkArgument(
      'INVALID_PATH',
      path,
      'the path of a folder',
      () => typeof path === 'string' && path !== '',
      'pass a text',
    )
    this.path = path
  }

  /**
   * Returns the path of a file or folder in the folder. It need not exist.
   *
   * @param name - The relative path, such as `src/index.ts`.
   * @returns The absolute path.
   * @throws A `RangeError` when it is outside of the folder.
   */
  file(name: string): string {
    const { isAbsolute, join, relative, sep } = node('node:path')
    const file = join(this.path, name)
    const inside = relative(this.path, file)
    if (isAbsolute(name) || inside === '..' || inside.startsWith(`..${sep}`)) {
      {
        throw failure(
          'OUTSIDE',
          `Expected a path within ${this.path}, found "${name}": leave out what leads out of it`,
          RangeError,
        )
      }
    }
    return file
  }

  /**
   * Writes files, creating the necessary folders. Existing files are replaced; others stay.
   *
   * @param tree - The files, by relative path.
   * @throws A `RangeError`, as a rejection, when one is outside of the folder; an `Error` of the file system when
   *   writing fails.
   */
  async write(tree: FileTree): Promise<void> {
    await writeTree(this, '', tree)
  }

  /**
   * Reads a file.
   *
   * @param name - The relative path.
   * @returns The contents, decoded as UTF-8.
   * @throws An `Error` of the file system, as a rejection, with the path.
   */
  async read(name: string): Promise<string> {
    return node('node:fs/promises').readFile(this.file(name), 'utf8')
  }

  /**
   * Reads all files, for comparison.
   *
   * @returns The files and folders, sorted by name: text for UTF-8 files, else bytes. Symbolic links and `.git` are
   *   omitted.
   */
  async snapshot(): Promise<FileTree> {
    return readTree(this.path)
  }

  /**
   * Commits all files to a Git repository in the folder, which is created by the first call, with the branch `main`.
   *
   * @remarks
   * Needs `git` on the `PATH`. Settings and hooks of the machine, and variables such as `GIT_DIR`, have no effect.
   * Author and date are constant, so equal files give equal commits.
   *
   * @param message - The commit message.
   * @returns The hash of the commit.
   * @throws An `Error`, as a rejection, with the output of Git.
   */
  async git(message = 'Add files'): Promise<string> {
    checkArgument(
      'INVALID_MESSAGE',
      message,
      'a message of a commit',
      () => typeof message === 'string' && message.trim() !== '' && !message.includes('\0'),
      'pass a text',
    )
    return commit(this.path, message)
  }

  /**
   * Removes the folder and its contents. Further calls have no effect.
   *
   * @throws A `RangeError` with the code `ROOT_FOLDER` for a folder that contains the one in which the process runs.
   */
  async remove(): Promise<void> {
    checkRemoval(this.path)
    await node('node:fs/promises').rm(this.path, { recursive: true, force: true, maxRetries: 3 })
  }

  /** Same as {@link TempDir.remove}. */
  async dispose(): Promise<void> {
    await this.remove()
  }

  /** Same as {@link TempDir.remove}, for `await using` declarations. */
  async [Symbol.asyncDispose](): Promise<void> {
    await this.remove()
  }
}

/**
 * Creates a temporary folder for a test.
 *
 * @param tree - The initial files.
 * @param options - The location of the folder.
 * @returns The folder. `await using` removes it at the end of the block, even after an error. Without a block, use
 *   `onTestFinished(() => dir.remove())`.
 * @throws A `RangeError`, as a rejection, when a file is outside of the folder; an `Error` of the file system when
 *   writing fails. The folder is then removed.
 *
 * @example
 * ```ts
 * import { readFile } from 'node:fs/promises'
 * import { createTempDir } from '@signpost/utils-test'
 *
 * await using dir = await createTempDir({ 'src/index.ts': 'export {}\n' })
 * await readFile(dir.file('src/index.ts'), 'utf8') // 'export {}\n'
 * await dir.snapshot() // { src: { 'index.ts': 'export {}\n' } }
 * ```
 *
 * @searchAlias mkdtemp tmp tmpdir sandbox scratch directory
 * @public
 */
export async function createTempDir(tree: FileTree = {}, options: TempDirOptions = {}): Promise<TempDir> {
  checkOptions('createTempDir', options, {
    prefix: ['a name without / and \\', (value) => typeof value === 'string' && !/[/\\]/.test(value)],
    parent: 'string',
  })
  const { mkdtemp, realpath } = node('node:fs/promises')
  const { prefix = 'test-', parent = node('node:os').tmpdir() } = options
  let path: string
  try {
    path = await mkdtemp(node('node:path').join(await realpath(parent), prefix))
  } catch (cause) {
    const { code, message } = cause as NodeJS.ErrnoException
    throw failure(code ?? 'TEMP_DIR', `Expected a parent that can be written, found "${parent}": ${message}`, Error, {
      cause,
    })
  }
  const dir = new TempDir(path)
  try {
    await dir.write(tree)
  } catch (error) {
    // The first error is the cause, even if the folder cannot be removed either.
    await dir.remove().catch(() => undefined)
    throw error
  }
  return dir
}

async function writeTree(dir: TempDir, folder: string, tree: FileTree): Promise<void> {
  const { mkdir, writeFile } = node('node:fs/promises')
  const { dirname, join } = node('node:path')
  checkArgument(
    'INVALID_TREE',
    tree,
    `a text, bytes, a JsonFile or a folder${folder && ` as "${folder}"`}`,
    () => Object.prototype.toString.call(tree) === '[object Object]',
    'correct the tree',
  )
  checkArgument('INVALID_TREE', '', 'names of files', () => !Object.hasOwn(tree, ''), 'name each one')
  await mkdir(dir.file(folder), { recursive: true })
  for (const [name, content] of Object.entries(tree)) {
    const path = join(folder, name)
    checkArgument(
      'INVALID_TREE',
      content,
      `a text of whole characters as "${path}"`,
      () => typeof content !== 'string' || !/\p{Surrogate}/u.test(content),
      'pass bytes, which are written as they are',
    )
    if (typeof content === 'string' || isBytes(content) || content instanceof JsonFile) {
      const file = dir.file(path)
      await mkdir(dirname(file), { recursive: true })
      await writeFile(file, content instanceof JsonFile ? content.text : content)
    } else {
      await writeTree(dir, path, content)
    }
  }
}

async function readTree(folder: string): Promise<FileTree> {
  const { readFile, readdir } = node('node:fs/promises')
  const { join } = node('node:path')
  const entries = (await readdir(folder, { withFileTypes: true })).sort((a, b) => (a.name < b.name ? -1 : 1))
  const tree: [name: string, content: FileTree[string]][] = []
  for (const entry of entries) {
    const path = join(folder, entry.name)
    if (entry.isDirectory() && entry.name !== '.git') tree.push([entry.name, await readTree(path)])
    else if (entry.isFile()) tree.push([entry.name, decode(await readFile(path))])
  }
  return Object.fromEntries(tree)
}

/** Also true for bytes of another realm: a test environment such as jsdom may have its own `Uint8Array`. */
function isBytes(value: unknown): value is Uint8Array {
  return ArrayBuffer.isView(value)
}

function decode(bytes: Uint8Array): string | Uint8Array {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return new Uint8Array(bytes)
  }
}
