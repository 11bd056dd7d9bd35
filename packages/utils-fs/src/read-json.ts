import { readFile } from 'node:fs/promises'
import type { JsonValue } from '@signpost/types'
import { toPath, type PathInput } from '@signpost/utils-path'
import type { StandardSchemaV1 } from '@standard-schema/spec'
import { failureOf } from './failure.ts'
import { parseJson } from './json/parse-json.ts'
import { validated } from './json/validated.ts'

/**
 * Reads a JSON file, and has a schema check it.
 *
 * @remarks
 * The schema may be of any library that knows {@link https://standardschema.dev | Standard Schema}, such as Zod, Valibot
 * or ArkType. It may be asynchronous.
 *
 * @typeParam S - The type of the schema.
 * @param path - A path or file URL.
 * @param options - The schema, whether comments are allowed, and what aborts.
 * @returns What the schema makes of the value, with its defaults and conversions.
 * @throws {@link JsonSchemaError} when the schema refuses the value.
 * @throws {@link JsonParseError} when the file is not JSON.
 * @throws {@link FsError} when it cannot be read; its code is `ENOENT` when there is none.
 * @throws The reason of the signal when it is aborted.
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
 * @public
 */
export function readJson<S extends StandardSchemaV1>(
  path: PathInput,
  options: readJson.SchemaOptions<S>,
): Promise<StandardSchemaV1.InferOutput<S>>
/**
 * Reads a JSON file, whose value may be anything that JSON can hold.
 *
 * @remarks
 * A byte order mark is skipped. The file is read once, without asking first whether it is there.
 *
 * @param path - A path or file URL.
 * @param options - Whether comments are allowed, and what aborts.
 * @returns The value.
 * @throws {@link JsonParseError} when the file is not JSON.
 * @throws {@link FsError} when it cannot be read; its code is `ENOENT` when there is none.
 * @throws The reason of the signal when it is aborted.
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
  const { jsonc, schema, signal } = options
  const file = toPath(path)
  const contents = await readFile(file, { encoding: 'utf8', signal }).catch((error: unknown) => {
    signal?.throwIfAborted()
    throw failureOf(error, 'read', file)
  })
  const value = parseJson(file, contents, jsonc)
  return schema ? validated(file, await schema['~standard'].validate(value)) : value
}

/**
 * The types of {@link (readJson:2) | readJson}.
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
   * How {@link (readJson:2) | readJson} reads.
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
    /** Whether comments, and a comma after the last item or property, are allowed. `false` by default. */
    readonly jsonc?: boolean | undefined
    /** Aborts the reading; not the schema's work. */
    readonly signal?: AbortSignal | undefined
  }

  /**
   * How {@link (readJson:1) | readJson} reads and checks.
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
    /** What the value must be. */
    readonly schema: S
  }
}
