/** Writes a value as JSON. What JSON would lose in silence is an error: `NaN`, a function or a map, and `undefined` in a list. */
export const encodeJson = (value: unknown): string => JSON.stringify(value, whole)

function whole(this: unknown, key: string, value: unknown): unknown {
  const original = (this as Record<string, unknown>)[key]
  const kind = Object.prototype.toString.call(value).slice(8, -1)
  const isKept =
    kind === 'Undefined'
      ? !Array.isArray(this)
      : kind === 'Number'
        ? Number.isFinite(Number(value))
        : kind === 'Null'
          ? !(original instanceof Date)
          : ['Object', 'Array', 'Arguments', 'String', 'Boolean', 'Module'].includes(kind)
  if (isKept) return value
  const found = key === '' ? kind : `${kind} as "${key}"`
  throw Object.assign(new TypeError(`Expected a value that JSON can hold, found ${found}: pass a codec`), {
    code: 'NOT_JSON',
  })
}

/** Writes a text as it is: another value is an error, as `null` would be stored as the text `null`. */
export function encodeText(value: unknown): string {
  if (typeof value === 'string') return value
  throw Object.assign(new TypeError(`Expected a text, found ${typeof value}: convert it first`), { code: 'NOT_TEXT' })
}
