import { commit } from './commit.ts'
import { JsonFile, type FileTree } from './file-tree.ts'
import { node } from './node-modules.ts'

/**
 * Where {@link createTempDir} makes its folder.
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
  /** What the folder's name begins with; `'test-'` by default. Six random characters follow. */
  readonly prefix?: string | undefined
  /** The folder to make it in, which exists; that of the system for temporary files by default. */
  readonly parent?: string | undefined
}

/**
 * A folder on the disk that ends with the test, made by {@link createTempDir}.
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
 * @public
 */
export class TempDir implements AsyncDisposable {
  /** The folder's absolute path, without symbolic links. */
  readonly path: string

  /**
   * Takes over a folder, which is removed in the end.
   *
   * @param path - Its absolute path.
   */
  constructor(path: string) {
    this.path = path
  }

  /**
   * The path of a file or folder in here, whether it exists or not.
   *
   * @param name - Its path from here, such as `src/index.ts`.
   * @returns Its absolute path.
   * @throws A `RangeError` when it lies outside.
   */
  file(name: string): string {
    const { isAbsolute, join, relative, sep } = node('node:path')
    const file = join(this.path, name)
    const inside = relative(this.path, file)
    if (isAbsolute(name) || inside === '..' || inside.startsWith(`..${sep}`)) {
      throw new RangeError(`Expected a path within ${this.path}, found "${name}"`)
    }
    return file
  }

  /**
   * Writes files, and makes the folders that they need. Files of the same name are replaced, all others stay.
   *
   * @param tree - The files, by their path from here.
   * @throws A `RangeError`, as a rejection, when one lies outside; an `Error` of the file system when one cannot be written.
   */
  async write(tree: FileTree): Promise<void> {
    await writeTree(this, '', tree)
  }

  /**
   * Reads a file.
   *
   * @param name - Its path from here.
   * @returns Its text, decoded as UTF-8.
   * @throws An `Error` of the file system, as a rejection, with the path.
   */
  async read(name: string): Promise<string> {
    return node('node:fs/promises').readFile(this.file(name), 'utf8')
  }

  /**
   * Reads everything, to be compared.
   *
   * @returns The files and folders, in the order of their names: text where a file is UTF-8, else bytes. Symbolic links
   *   and `.git` are left out.
   */
  async snapshot(): Promise<FileTree> {
    return readTree(this.path)
  }

  /**
   * Commits everything to a git repository in here, which is made the first time, with the branch `main`.
   *
   * @remarks
   * Needs `git` on the `PATH`. Settings and hooks of the machine, and variables such as `GIT_DIR`, have no effect; author
   * and date are always the same, so that the same files have the same commit.
   *
   * @param message - The commit's message.
   * @returns The commit's hash.
   * @throws An `Error`, as a rejection, with what git prints.
   */
  async git(message = 'Add files'): Promise<string> {
    return commit(this.path, message)
  }

  /** Removes the folder and all that is in it. Does nothing the second time. */
  async remove(): Promise<void> {
    await node('node:fs/promises').rm(this.path, { recursive: true, force: true, maxRetries: 3 })
  }

  /** The same as {@link TempDir.remove}, for `await using` declarations. */
  async [Symbol.asyncDispose](): Promise<void> {
    await this.remove()
  }
}

/**
 * Makes a folder on the disk for one test.
 *
 * @param tree - The files to start with.
 * @param options - Where to make it.
 * @returns The folder. `await using` removes it when the block ends, also by an error; `onTestFinished(() => dir.remove())`
 *   does so where there is no block.
 * @throws A `RangeError`, as a rejection, when a file lies outside; an `Error` of the file system when one cannot be
 *   written. No folder is left then.
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
 * @public
 */
export async function createTempDir(tree: FileTree = {}, options: TempDirOptions = {}): Promise<TempDir> {
  const { mkdtemp, realpath } = node('node:fs/promises')
  const { prefix = 'test-', parent = node('node:os').tmpdir() } = options
  const dir = new TempDir(await mkdtemp(node('node:path').join(await realpath(parent), prefix)))
  try {
    await dir.write(tree)
  } catch (error) {
    await dir.remove()
    throw error
  }
  return dir
}

async function writeTree(dir: TempDir, folder: string, tree: FileTree): Promise<void> {
  const { mkdir, writeFile } = node('node:fs/promises')
  const { dirname, join } = node('node:path')
  await mkdir(dir.file(folder), { recursive: true })
  for (const [name, content] of Object.entries(tree)) {
    const path = join(folder, name)
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

/** Bytes of another realm too: a test environment such as jsdom may have its own `Uint8Array`. */
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
