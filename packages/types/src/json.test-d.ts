import { expectTypeOf } from 'expect-type'
import type { JsonArray, JsonObject, JsonPrimitive, JsonValue } from './json.ts'

interface Declared {
  a: string
}
type Aliased = { a: string; nested: { b: (number | null)[] } }

expectTypeOf<Aliased>().toExtend<JsonObject>()
expectTypeOf<Aliased[]>().toExtend<JsonValue>()
expectTypeOf<Declared>().not.toExtend<JsonObject>()
expectTypeOf<{ when: Date }>().not.toExtend<JsonValue>()
expectTypeOf<{ call: () => void }>().not.toExtend<JsonValue>()
expectTypeOf<undefined>().not.toExtend<JsonValue>()
expectTypeOf<bigint>().not.toExtend<JsonValue>()
expectTypeOf<symbol>().not.toExtend<JsonPrimitive>()
expectTypeOf<unknown>().not.toExtend<JsonValue>()
expectTypeOf<(string | undefined)[]>().not.toExtend<JsonArray>()

export function kind(value: JsonValue): void {
  if (Array.isArray(value)) expectTypeOf(value[0]).toEqualTypeOf<JsonValue | undefined>()
  else if (typeof value === 'object' && value !== null) {
    expectTypeOf(value).toEqualTypeOf<JsonObject>()
    expectTypeOf(value['key']).toEqualTypeOf<JsonValue | undefined>()
  } else expectTypeOf(value).toEqualTypeOf<JsonPrimitive>()
}
