import { FixtureError } from './fixture-error.ts'
import { node } from './node-modules.ts'

/**
 * The data of one file, loaded by {@link (loadFixtures:1) | loadFixtures}.
 *
 * @typeParam T - What the file holds.
 *
 * @example
 * ```ts
 * import type { Fixture } from '@signpost/utils-test'
 *
 * const fixture: Fixture<{ input: string }> = { name: 'lists/nested', file: '/srv/cases/lists/nested.json', data: { input: '- a' } }
 * ```
 *
 * @public
 */
export interface Fixture<T> {
  /** The path of the file from the folder, with `/` and without the extension: the name of a test. */
  readonly name: string
  /** The absolute path of the file. */
  readonly file: string
  /** What the file holds. */
  readonly data: T
}

/**
 * Loads every file of a folder as data that is checked.
 *
 * @remarks
 * Subfolders are read too; what has a name that begins with a dot is not, and neither are symbolic links. `.json` is
 * parsed. `.js`, `.mjs`, `.cjs` and the same of TypeScript are imported: their default export, or else an object of all
 * exports, is the data. Other files need one of `parsers`.
 *
 * @typeParam T - What each file holds, as `validate` returns it.
 * @param dir - The folder, as a path or a file URL.
 * @param options - What checks the data, and what is read how.
 * @returns A promise of the fixtures, of which there is at least one, in the order of their names by code unit.
 * @throws {@link FixtureError}, as a rejection, which names the file that cannot be read, parsed or imported, is not
 *   valid, is of an unknown kind or has the name of another one; or the folder that is missing or empty.
 *
 * @example
 * ```ts
 * import { loadFixtures } from '@signpost/utils-test'
 *
 * interface Case {
 *   input: string
 *   output: string
 * }
 *
 * function validate(data: unknown): Case {
 *   const { input, output } = data as Partial<Case>
 *   if (typeof input !== 'string' || typeof output !== 'string') throw new TypeError('Expected input and output')
 *   return { input, output }
 * }
 *
 * const cases = await loadFixtures(new URL('./cases/', import.meta.url), { validate })
 * for (const { name, data } of cases) console.log(name, data.input)
 * ```
 *
 * @public
 */
export function loadFixtures<T>(
  dir: string | URL,
  options: loadFixtures.Options<T> & { readonly validate: loadFixtures.Validate<T> },
): Promise<Fixture<T>[]>
/**
 * Loads every file of a folder as data of which nothing is known.
 *
 * @param dir - The folder, as a path or a file URL.
 * @param options - What is read how.
 * @returns A promise of the fixtures, of which there is at least one, in the order of their names by code unit.
 * @throws {@link FixtureError}, as a rejection, as when the data is checked.
 *
 * @example
 * ```ts
 * import { loadFixtures } from '@signpost/utils-test'
 *
 * const fixtures = await loadFixtures('test/cases', { include: (path) => path.endsWith('.json') })
 * fixtures.map(({ name }) => name) // ['empty', 'lists/nested']
 * ```
 *
 * @public
 */
export function loadFixtures(dir: string | URL, options?: loadFixtures.Options<unknown>): Promise<Fixture<unknown>[]>
export async function loadFixtures(
  dir: string | URL,
  options: loadFixtures.Options<unknown> = {},
): Promise<Fixture<unknown>[]> {
  const { resolve } = node('node:path')
  const folder = resolve(dir instanceof URL || isUrl(dir) ? node('node:url').fileURLToPath(dir) : dir)
  const { include = () => true, validate = (data: unknown) => data } = options

  const found = (await listFiles(folder)).filter(include)
  if (found.length === 0) throw new FixtureError(folder, 'there is no fixture in this folder')

  const files = new Map<string, string>()
  for (const path of found) {
    const name = path.replace(/\.[^./]+$/, '')
    const other = files.get(name)
    if (other !== undefined)
      throw new FixtureError(resolve(folder, path), `has the same name as ${resolve(folder, other)}`)
    files.set(name, path)
  }

  const fixtures: Fixture<unknown>[] = []
  for (const name of [...files.keys()].sort()) {
    const file = resolve(folder, files.get(name)!)
    const content = await load(file, options)
    try {
      fixtures.push({ name, file, data: validate(content, file) })
    } catch (cause) {
      throw new FixtureError(file, `is not valid: ${messageOf(cause)}`, { cause })
    }
  }
  return fixtures
}

/**
 * The types of {@link (loadFixtures:1) | loadFixtures}.
 *
 * @example
 * ```ts
 * import { loadFixtures } from '@signpost/utils-test'
 * import { parse } from 'yaml'
 *
 * const options: loadFixtures.Options<unknown> = { parsers: { '.yaml': parse } }
 * const fixtures = await loadFixtures('test/cases', options)
 * ```
 *
 * @public
 */
export namespace loadFixtures {
  /**
   * Checks the data of a fixture: returns it, or throws what is wrong with it.
   *
   * @typeParam T - What it returns.
   * @param data - What the file holds.
   * @param file - The absolute path of the file.
   * @returns The data, as it is or converted.
   *
   * @example
   * ```ts
   * import { loadFixtures } from '@signpost/utils-test'
   *
   * const validate: loadFixtures.Validate<string[]> = (data) => {
   *   if (!Array.isArray(data)) throw new TypeError('Expected a list')
   *   return data.map(String)
   * }
   * const lists = await loadFixtures('test/lists', { validate })
   * ```
   *
   * @public
   */
  export type Validate<T> = (data: unknown, file: string) => T

  /**
   * What {@link (loadFixtures:1) | loadFixtures} reads, and how.
   *
   * @typeParam T - What each file holds.
   *
   * @example
   * ```ts
   * import { loadFixtures } from '@signpost/utils-test'
   *
   * const options: loadFixtures.Options<unknown> = {
   *   include: (path) => !path.startsWith('drafts/'),
   *   importModule: (url) => import(url),
   * }
   * ```
   *
   * @public
   */
  export interface Options<T> {
    /** Checks the data of each file. The data is of type `unknown` without it. */
    readonly validate?: Validate<T> | undefined
    /** Whether to load a file, by its path from the folder, with `/`. All are loaded by default. */
    readonly include?: ((path: string) => boolean) | undefined
    /** Functions from text to data, by the extension in small letters, with its dot. They win over what is built in. */
    readonly parsers?: Readonly<Record<string, (text: string) => unknown>> | undefined
    /**
     * Imports a module by its `file:` URL. Pass `(url) => import(url)` from a test, so that the runner loads modules, as it
     * does with TypeScript; by default Node.js does.
     */
    readonly importModule?: ((url: string) => Promise<unknown>) | undefined
  }
}

/** The paths of all files from the folder, with `/`. */
async function listFiles(folder: string): Promise<string[]> {
  const { join, relative, sep } = node('node:path')
  const { readdir } = node('node:fs/promises')
  try {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true })
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
      .filter((path) => !/(?:^|\/)\./.test(path))
  } catch (cause) {
    throw new FixtureError(folder, `cannot be read: ${messageOf(cause)}`, { cause })
  }
}

async function load(file: string, options: loadFixtures.Options<unknown>): Promise<unknown> {
  const { parsers = {}, importModule = (url: string) => import(/* @vite-ignore */ url) as Promise<unknown> } = options
  const extension = node('node:path').extname(file).toLowerCase()
  const parse = parsers[extension] ?? (extension === '.json' ? JSON.parse : undefined)
  const isModule = /^\.[cm]?[jt]s$/.test(extension)
  if (!parse && !isModule) {
    throw new FixtureError(file, `is of an unknown kind: pass a parser for "${extension}", or leave it out by include`)
  }
  try {
    if (parse) return parse((await node('node:fs/promises').readFile(file, 'utf8')).replace(/^\uFEFF/, ''))
    const module = Object(await importModule(node('node:url').pathToFileURL(file).href)) as Record<string, unknown>
    return 'default' in module ? module['default'] : { ...module }
  } catch (cause) {
    throw new FixtureError(file, `cannot be ${parse ? 'parsed' : 'imported'}: ${messageOf(cause)}`, { cause })
  }
}

function isUrl(text: string | URL): boolean {
  return /^file:/i.test(String(text))
}

function messageOf(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause)
}
