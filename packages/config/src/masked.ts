import type { Field } from './field.ts'

const mask = '[secret]'

/** The value, or the mask when it is secret. */
export function masked({ secret }: Field<unknown>, value: unknown): unknown {
  return secret && value !== undefined ? mask : value
}
