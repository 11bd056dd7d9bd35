import type { StandardSchemaV1 } from '@standard-schema/spec'
import { JsonSchemaError } from '../json-schema-error.ts'

/**
 * Returns the output of a schema.
 *
 * @throws {@link JsonSchemaError} when the schema rejected the value.
 */
export function validated(path: string, result: StandardSchemaV1.Result<unknown>): unknown {
  if (result.issues) throw new JsonSchemaError(path, result.issues)
  return result.value
}
