import { checkOptions, failure } from '@signpost/utils-primitives'
import { readFileSync } from 'node:fs'
import type { JsonValue } from '@signpost/types'
import { toPath, type PathInput } from '@signpost/utils-path'
import type { StandardSchemaV1 } from '@standard-schema/spec'
import { failureOf } from './failure.ts'
import { parseJson } from './json/parse-json.ts'
import { textOf } from './json/text-of.ts'
import { validated } from './json/validated.ts'

/**
 * Synchronously reads a JSON file and validates it with a schema.
 *
 * @typeParam S - The type of the schema.
 * @param path - A path or file URL.
 * @param options - The schema, and whether to allow comments.
 * @returns The output of the schema, with its defaults and conversions.
 * @throws {@link JsonSchemaError} when the schema rejects the value.
 * @throws {@link JsonParseError} when the file is not valid JSON.
 * @throws {@link FsError} when it cannot be read, with code `ENOENT` when it does not exist.
 * @throws A `TypeError` when the schema is asynchronous.
 *
 * @example
 * ```ts
 * import { readJsonSync } from '@signpost/utils-fs'
 * import { z } from 'zod'
 *
 * const { name } = readJsonSync('package.json', { schema: z.object({ name: z.string() }) })
 * ```
 *
 * @searchAlias load parse readfilesync jsonfile blocking
 * @public
 */
export function readJsonSync<S extends StandardSchemaV1>(
  path: PathInput,
  options: readJsonSync.SchemaOptions<S>,
): StandardSchemaV1.InferOutput<S>
/**
 * Synchronously reads a JSON file. Prefer {@link (readJson:2) | readJson}, which does not block.
 *
 * @param path - A path or file URL.
 * @param options - Whether to allow comments.
 * @returns The value.
 * @throws {@link JsonParseError} when the file is not valid JSON.
 * @throws {@link FsError} when it cannot be read, with code `ENOENT` when it does not exist.
 *
 * @example
 * ```ts
 * import { readJsonSync } from '@signpost/utils-fs'
 *
 * const settings = readJsonSync(new URL('settings.json', import.meta.url))
 * ```
 *
 * @public
 */
export function readJsonSync(path: PathInput, options?: readJsonSync.Options): JsonValue
export function readJsonSync(
  path: PathInput,
  options: readJsonSync.Options & { readonly schema?: StandardSchemaV1 } = {},
): unknown {
  checkOptions('readJsonSync', options, {
    jsonc: 'boolean',
    schema: [
      'a schema of the Standard Schema interface',
      (value) => typeof (value as Partial<StandardSchemaV1> | null)?.['~standard']?.validate === 'function',
    ],
  })
  const { jsonc, schema } = options
  const file = toPath(path)
  const value = parseJson(file, textOf(file, read(file)), jsonc)
  if (!schema) return value

  const result = schema['~standard'].validate(value)
  if (result instanceof Promise) {
    result.catch(() => undefined)
    throw failure(
      'ASYNC_SCHEMA',
      `Expected a synchronous schema for "${file}", found an asynchronous one: use readJson`,
    )
  }
  return validated(file, result)
}

function read(file: string): Uint8Array {
  try {
    return readFileSync(file)
  } catch (error) {
    throw failureOf(error, 'read', file)
  }
}

/**
 * Types of {@link (readJsonSync:2) | readJsonSync}.
 *
 * @example
 * ```ts
 * import { readJsonSync } from '@signpost/utils-fs'
 *
 * export const readConfig = (path: string, options?: readJsonSync.Options) => readJsonSync(path, { jsonc: true, ...options })
 * ```
 *
 * @public
 */
export namespace readJsonSync {
  /**
   * Options of {@link (readJsonSync:2) | readJsonSync}.
   *
   * @example
   * ```ts
   * import { readJsonSync } from '@signpost/utils-fs'
   *
   * const options: readJsonSync.Options = { jsonc: true }
   * ```
   *
   * @public
   */
  export interface Options {
    /** Whether to allow comments and trailing commas. Defaults to `false`. */
    readonly jsonc?: boolean | undefined
  }

  /**
   * Options of {@link (readJsonSync:1) | readJsonSync} with a schema.
   *
   * @typeParam S - The type of the schema.
   *
   * @example
   * ```ts
   * import { readJsonSync } from '@signpost/utils-fs'
   * import { z } from 'zod'
   *
   * const schema = z.object({ name: z.string() })
   * const options: readJsonSync.SchemaOptions<typeof schema> = { schema }
   * ```
   *
   * @public
   */
  export interface SchemaOptions<S extends StandardSchemaV1> extends Options {
    /** The schema. It must be synchronous. */
    readonly schema: S
  }
}
