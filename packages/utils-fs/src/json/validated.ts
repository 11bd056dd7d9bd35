import type { StandardSchemaV1 } from '@standard-schema/spec'
import { JsonSchemaError } from '../json-schema-error.ts'

/**
 * What a schema made of a value.
 *
 * @throws {@link JsonSchemaError} when it refused it.
 */
export function validated(path: string, result: StandardSchemaV1.Result<unknown>): unknown {
  if (result.issues) throw new JsonSchemaError(path, result.issues)
  return result.value
}
