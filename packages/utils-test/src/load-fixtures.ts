import { checkArgument, checkOptions, failure, shown } from '@signpost/utils-primitives'
import { FixtureError } from './fixture-error.ts'
import { node } from './node-modules.ts'

/**
 * Data of a file, loaded by {@link (loadFixtures:1) | loadFixtures}.
 *
 * @typeParam T - The type of the data.
 *
 * @example
 * ```ts
 * import type { Fixture } from '@signpost/utils-test'
 *
 * const fixture: Fixture<{ input: string }> = { name: 'lists/nested', file: '/srv/cases/lists/nested.json', data: { input: '- a' } }
 * ```
 *
 * @searchAlias sample case record
 * @public
 */
export interface Fixture<T> {
  /** The path relative to the folder, with `/` and without the extension: a name for the test. */
  readonly name: string
  /** The absolute path of the file. */
  readonly file: string
  /** The data of the file. */
  readonly data: T
}

/**
 * Loads every file of a folder and validates its data.
 *
 * @remarks
 * Subfolders are included; symbolic links and names that begin with a dot are not. `.json` files are parsed. JavaScript
 * and TypeScript modules (`.js`, `.mjs`, `.cjs`, `.ts`, `.mts`, `.cts`) are imported: their default export, or else an
 * object of all exports, is the data. Other files need one of `parsers`.
 *
 * @typeParam T - The type of the data, as returned by `validate`.
 * @param dir - The folder, as a path or a file URL.
 * @param options - A validator, and how to read files.
 * @returns A promise of the fixtures, at least one, sorted by name (UTF-16 code units).
 * @throws {@link FixtureError}, as a rejection, with the path of a file that cannot be read, parsed or imported, is
 *   invalid, has an unknown extension or the same name as another one; or of a missing or empty folder.
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
 * @searchAlias cases samples import
 * @public
 */
export function loadFixtures<T>(
  dir: string | URL,
  options: loadFixtures.Options<T> & { readonly validate: loadFixtures.Validate<T> | loadFixtures.Schema<T> },
): Promise<Fixture<T>[]>
/**
 * Loads every file of a folder as data of type `unknown`.
 *
 * @param dir - The folder, as a path or a file URL.
 * @param options - How to read files.
 * @returns A promise of the fixtures, at least one, sorted by name (UTF-16 code units).
 * @throws {@link FixtureError}, as a rejection, as with a validator.
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
  checkArgument(
    'INVALID_PATH',
    dir,
    'the path or file URL of a folder',
    () => dir !== '' && (typeof dir === 'string' || (Object(dir) === dir && 'href' in dir)),
    'pass that of the fixtures',
  )
  checkOptions('loadFixtures', options, {
    validate: [
      'a function or a Standard Schema',
      (value) => typeof value === 'function' || (typeof value === 'object' && value !== null && '~standard' in value),
    ],
    include: 'function',
    parsers: [
      'functions by extension, such as ".txt"',
      (value) =>
        typeof value === 'object' &&
        value !== null &&
        !Array.isArray(value) &&
        Object.entries(value as object).every(([name, parse]) => name.startsWith('.') && typeof parse === 'function'),
    ],
    importModule: 'function',
  })
  const { resolve } = node('node:path')
  const folder = resolve(/^file:/i.test(`${dir}`) ? node('node:url').fileURLToPath(dir) : (dir as string))
  const { include = () => true, validate = (data: unknown) => data } = options
  const check = typeof validate === 'function' ? validate : (data: unknown) => resultOf(validate, data)

  const found = (await listFiles(folder)).filter((path) => {
    const answer = include(path)
    checkArgument(
      'INVALID_ANSWER',
      answer,
      'true or false of include',
      // A promise would count as true, also that of false.
      () => Object(answer) !== answer,
      'answer at once',
    )
    return answer
  })
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
      fixtures.push({ name, file, data: await check(content, file) })
    } catch (cause) {
      throw new FixtureError(file, `is not valid: ${messageOf(cause)}`, { cause })
    }
  }
  return fixtures
}

/**
 * Types of {@link (loadFixtures:1) | loadFixtures}.
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
   * Validates the data of a fixture: returns it, or throws an error.
   *
   * @typeParam T - The type of the result.
   * @param data - The data of the file.
   * @param file - The absolute path of the file.
   * @returns The data, unchanged or converted.
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
   * The part of a Standard Schema that is used, such as a schema of Zod or Valibot. It may be asynchronous.
   *
   * @typeParam T - The type of the result.
   * @see {@link https://standardschema.dev | Standard Schema}
   *
   * @example
   * ```ts
   * import { loadFixtures } from '@signpost/utils-test'
   *
   * const text: loadFixtures.Schema<string> = {
   *   '~standard': {
   *     validate: (data) => (typeof data === 'string' ? { value: data } : { issues: [{ message: 'expected a text' }] }),
   *   },
   * }
   * const texts = await loadFixtures('test/texts', { validate: text })
   * ```
   *
   * @public
   */
  export interface Schema<T> {
    /** The interface of Standard Schema, version 1. */
    readonly '~standard': {
      /** Validates the data. */
      readonly validate: (data: unknown) => SchemaResult<T> | Promise<SchemaResult<T>>
    }
  }

  /**
   * The result of a {@link (loadFixtures:namespace).Schema}.
   *
   * @typeParam T - The type of the result.
   *
   * @example
   * ```ts
   * import type { loadFixtures } from '@signpost/utils-test'
   *
   * const result: loadFixtures.SchemaResult<number> = { issues: [{ message: 'expected a number' }] }
   * ```
   *
   * @public
   */
  export type SchemaResult<T> =
    | { readonly value: T; readonly issues?: undefined }
    | { readonly issues: readonly { readonly message: string }[] }

  /**
   * Options of {@link (loadFixtures:1) | loadFixtures}.
   *
   * @typeParam T - The type of the data.
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
    /** Validates the data of each file: a function, or a Standard Schema, which may be asynchronous. Without it, the data has type `unknown`. */
    readonly validate?: Validate<T> | Schema<T> | undefined
    /** Whether to load a file, given its path relative to the folder, with `/`. Defaults to all files. */
    readonly include?: ((path: string) => boolean) | undefined
    /** Parsers by lower-case extension, including the dot. They override the built-in ones. */
    readonly parsers?: Readonly<Record<string, (text: string) => unknown>> | undefined
    /**
     * Imports a module by its `file:` URL. Defaults to Node.js. Pass `(url) => import(url)` to use the module loader of the
     * test runner, for example for TypeScript.
     */
    readonly importModule?: ((url: string) => Promise<unknown>) | undefined
  }
}

async function resultOf<T>(schema: loadFixtures.Schema<T>, data: unknown): Promise<T> {
  const result = await schema['~standard'].validate(data)
  checkArgument(
    'INVALID_SCHEMA',
    result,
    'a result of the schema',
    () => Object(result) === result,
    'return { value } or { issues }',
  )
  if (result.issues)
    throw failure(
      'INVALID_DATA',
      `Expected valid data, found ${shown(data)}: ${result.issues.map(({ message }) => message).join('; ')}`,
    )
  return result.value
}

/** Lists the paths of all files relative to the folder, with `/`. */
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

function messageOf(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause)
}
