import type { StandardSchemaV1 } from '@standard-schema/spec'
import { FsError } from './fs-error.ts'

/**
 * Thrown for a file that is valid JSON but does not match its schema.
 *
 * @remarks
 * The code is `EJSONSCHEMA`. The message lists the issues, each with its position in the value.
 *
 * @example
 * ```ts
 * import { JsonSchemaError, readJson } from '@signpost/utils-fs'
 * import { z } from 'zod'
 *
 * try {
 *   await readJson('settings.json', { schema: z.object({ port: z.int() }) })
 * } catch (error) {
 *   if (!(error instanceof JsonSchemaError)) throw error
 *   error.issues.map((issue) => issue.path) // [['port']]
 * }
 * ```
 *
 * @searchAlias failed zod invalid
 * @public
 */
export class JsonSchemaError extends FsError {
  /** The name of the class. */
  override readonly name: string = 'JsonSchemaError'

  /** The issues reported by the schema, at least one, in their original order. */
  readonly issues: readonly StandardSchemaV1.Issue[]

  /**
   * Creates an error for a value that a schema rejects.
   *
   * @param path - The file.
   * @param issues - The issues reported by the schema.
   */
  constructor(path: string, issues: readonly StandardSchemaV1.Issue[]) {
    const list = issues.map((issue) => `  ${placeOf(issue)}: ${issue.message}`)
    super('EJSONSCHEMA', path, [`"${path}" does not match its schema`, ...list].join('\n'))
    this.issues = issues
  }
}

/** Formats the path of an issue: `scripts.build`, `files[0]`, or `the value` for the root. */
function placeOf({ path = [] }: StandardSchemaV1.Issue): string {
  const keys = path.map((segment) => (typeof segment === 'object' ? segment.key : segment))
  const place = keys.map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`)).join('')
  return place.replace(/^\./, '') || 'the value'
}
