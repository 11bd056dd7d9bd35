import { readFileSync } from 'node:fs'
import type { JsonValue } from '@signpost/types'
import { toPath, type PathInput } from '@signpost/utils-path'
import type { StandardSchemaV1 } from '@standard-schema/spec'
import { failureOf } from './failure.ts'
import { parseJson } from './json/parse-json.ts'
import { validated } from './json/validated.ts'

/**
 * Reads a JSON file without a promise, and has a schema check it.
 *
 * @typeParam S - The type of the schema.
 * @param path - A path or file URL.
 * @param options - The schema, and whether comments are allowed.
 * @returns What the schema makes of the value, with its defaults and conversions.
 * @throws {@link JsonSchemaError} when the schema refuses the value.
 * @throws {@link JsonParseError} when the file is not JSON.
 * @throws {@link FsError} when it cannot be read; its code is `ENOENT` when there is none.
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
 * @public
 */
export function readJsonSync<S extends StandardSchemaV1>(
  path: PathInput,
  options: readJsonSync.SchemaOptions<S>,
): StandardSchemaV1.InferOutput<S>
/**
 * Reads a JSON file without a promise. {@link (readJson:2) | readJson} does not keep the program waiting.
 *
 * @param path - A path or file URL.
 * @param options - Whether comments are allowed.
 * @returns The value.
 * @throws {@link JsonParseError} when the file is not JSON.
 * @throws {@link FsError} when it cannot be read; its code is `ENOENT` when there is none.
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
  const { jsonc, schema } = options
  const file = toPath(path)
  const value = parseJson(file, read(file), jsonc)
  if (!schema) return value

  const result = schema['~standard'].validate(value)
  if (result instanceof Promise) {
    result.catch(() => undefined)
    throw new TypeError(`Expected a synchronous schema for "${file}", found an asynchronous one: use readJson`)
  }
  return validated(file, result)
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw failureOf(error, 'read', file)
  }
}

/**
 * The types of {@link (readJsonSync:2) | readJsonSync}.
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
   * How {@link (readJsonSync:2) | readJsonSync} reads.
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
    /** Whether comments, and a comma after the last item or property, are allowed. `false` by default. */
    readonly jsonc?: boolean | undefined
  }

  /**
   * How {@link (readJsonSync:1) | readJsonSync} reads and checks.
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
    /** What the value must be. It must not be asynchronous. */
    readonly schema: S
  }
}
