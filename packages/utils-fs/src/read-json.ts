import { checkOptions } from '@signpost/utils-primitives'
import { readFile } from 'node:fs/promises'
import type { JsonValue } from '@signpost/types'
import { toPath, type PathInput } from '@signpost/utils-path'
import type { StandardSchemaV1 } from '@standard-schema/spec'
import { failureOf } from './failure.ts'
import { parseJson } from './json/parse-json.ts'
import { textOf } from './json/text-of.ts'
import { validated } from './json/validated.ts'

/**
 * Reads a JSON file and validates it with a schema.
 *
 * @remarks
 * The schema may come from any library that implements {@link https://standardschema.dev | Standard Schema}, such as
 * Zod, Valibot or ArkType. It may be asynchronous.
 *
 * @typeParam S - The type of the schema.
 * @param path - A path or file URL.
 * @param options - The schema, whether to allow comments, and a signal.
 * @returns The output of the schema, with its defaults and conversions.
 * @throws {@link JsonSchemaError} when the schema rejects the value.
 * @throws {@link JsonParseError} when the file is not valid JSON.
 * @throws {@link FsError} when it cannot be read, with code `ENOENT` when it does not exist.
 * @throws The reason of the signal when it aborts.
 *
 * @example
 * ```ts
 * import { readJson } from '@signpost/utils-fs'
 * import { z } from 'zod'
 *
 * const schema = z.object({ port: z.int().default(3000) })
 * const settings = await readJson('settings.json', { schema })
 * settings.port + 1 // a number
 * ```
 *
 * @searchAlias load parse readfile jsonfile jsonc loadjsonfile
 * @public
 */
export function readJson<S extends StandardSchemaV1>(
  path: PathInput,
  options: readJson.SchemaOptions<S>,
): Promise<StandardSchemaV1.InferOutput<S>>
/**
 * Reads a JSON file, whose value may be any JSON value.
 *
 * @remarks
 * The file must be UTF-8: any other byte is an error with its position, never replaced. A byte order mark is skipped.
 * The file is read directly, without checking first whether it exists.
 *
 * @param path - A path or file URL.
 * @param options - Whether to allow comments, and a signal.
 * @returns The value.
 * @throws {@link JsonParseError} when the file is not valid JSON.
 * @throws {@link FsError} when it cannot be read, with code `ENOENT` when it does not exist.
 * @throws The reason of the signal when it aborts.
 *
 * @example
 * ```ts
 * import { readJson } from '@signpost/utils-fs'
 *
 * const tsconfig = await readJson('tsconfig.json', { jsonc: true })
 * ```
 *
 * @public
 */
export function readJson(path: PathInput, options?: readJson.Options): Promise<JsonValue>
export async function readJson(
  path: PathInput,
  options: readJson.Options & { readonly schema?: StandardSchemaV1 } = {},
): Promise<unknown> {
  checkOptions('readJson', options, {
    jsonc: 'boolean',
    schema: [
      'a schema of the Standard Schema interface',
      (value) => typeof (value as Partial<StandardSchemaV1> | null)?.['~standard']?.validate === 'function',
    ],
    signal: 'AbortSignal',
  })
  const { jsonc, schema, signal } = options
  const file = toPath(path)
  const contents = await readFile(file, { signal }).catch((error: unknown) => {
    signal?.throwIfAborted()
    throw failureOf(error, 'read', file)
  })
  const value = parseJson(file, textOf(file, contents), jsonc)
  return schema ? validated(file, await schema['~standard'].validate(value)) : value
}

/**
 * Types of {@link (readJson:2) | readJson}.
 *
 * @example
 * ```ts
 * import { readJson } from '@signpost/utils-fs'
 *
 * export const readConfig = (path: string, options?: readJson.Options) => readJson(path, { jsonc: true, ...options })
 * ```
 *
 * @public
 */
export namespace readJson {
  /**
   * Options of {@link (readJson:2) | readJson}.
   *
   * @example
   * ```ts
   * import { readJson } from '@signpost/utils-fs'
   *
   * const options: readJson.Options = { jsonc: true, signal: AbortSignal.timeout(5000) }
   * ```
   *
   * @public
   */
  export interface Options {
    /** Whether to allow comments and trailing commas. Defaults to `false`. */
    readonly jsonc?: boolean | undefined
    /** A signal that aborts reading, but not validation. */
    readonly signal?: AbortSignal | undefined
  }

  /**
   * Options of {@link (readJson:1) | readJson} with a schema.
   *
   * @typeParam S - The type of the schema.
   *
   * @example
   * ```ts
   * import { readJson } from '@signpost/utils-fs'
   * import { z } from 'zod'
   *
   * const schema = z.object({ name: z.string() })
   * const options: readJson.SchemaOptions<typeof schema> = { schema }
   * ```
   *
   * @public
   */
  export interface SchemaOptions<S extends StandardSchemaV1> extends Options {
    /** The schema. */
    readonly schema: S
  }
}
