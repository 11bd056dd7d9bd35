import { checkArgument } from '@signpost/utils-primitives'
import type { StandardSchemaV1 } from '@standard-schema/spec'
import { JsonSchemaError } from '../json-schema-error.ts'

/**
 * Returns the output of a schema.
 *
 * @throws {@link JsonSchemaError} when the schema rejected the value.
 */
export function validated(path: string, result: StandardSchemaV1.Result<unknown>): unknown {
  checkArgument(
    'INVALID_SCHEMA',
    result,
    'a result of the schema',
    () => Object(result) === result,
    'return { value } or { issues }',
  )
  if (result.issues) throw new JsonSchemaError(path, result.issues)
  return result.value
}
