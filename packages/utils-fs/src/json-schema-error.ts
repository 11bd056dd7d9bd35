import type { StandardSchemaV1 } from '@standard-schema/spec'
import { FsError } from './fs-error.ts'

/**
 * A file that is JSON, but not what its schema asks for.
 *
 * @remarks
 * Its code is `EJSONSCHEMA`, and its message lists the issues, each with the place in the value.
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
 * @public
 */
export class JsonSchemaError extends FsError {
  /** The name of the class. */
  override readonly name: string = 'JsonSchemaError'

  /** What the schema found, at least one issue, in its own words and order. */
  readonly issues: readonly StandardSchemaV1.Issue[]

  /**
   * Describes a value that a schema refused.
   *
   * @param path - The file.
   * @param issues - What the schema found.
   */
  constructor(path: string, issues: readonly StandardSchemaV1.Issue[]) {
    const list = issues.map((issue) => `  ${placeOf(issue)}: ${issue.message}`)
    super('EJSONSCHEMA', path, [`"${path}" does not match its schema`, ...list].join('\n'))
    this.issues = issues
  }
}

/** `scripts.build`, `files[0]`, or `the value` when all of it is meant. */
function placeOf({ path = [] }: StandardSchemaV1.Issue): string {
  const keys = path.map((segment) => (typeof segment === 'object' ? segment.key : segment))
  const place = keys.map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`)).join('')
  return place.replace(/^\./, '') || 'the value'
}
