/** Bundlers replace it; a page has none. */
declare const process: { readonly env?: { readonly NODE_ENV?: string } } | undefined

const isFunction = (value: unknown): boolean => typeof value === 'function'

const valid: Readonly<Record<string, (value: never) => unknown>> = {
  key: (value) => typeof value === 'string',
  codec: (value: { encode?: unknown; decode?: unknown } | null) =>
    isFunction(value?.encode) && isFunction(value?.decode),
  validate: (value: { '~standard'?: { validate?: unknown } } | null) =>
    isFunction(value) || isFunction(value?.['~standard']?.validate),
  onError: isFunction,
  storage: isFunction,
  sync: (value) => typeof value === 'boolean',
}

/**
 * Checks a key and options, which plain JavaScript may misspell.
 *
 * In development only: nothing of it is left in a bundle for production.
 *
 * @throws TypeError with the code `INVALID_OPTION`.
 */
export function checkOptions(key: string, options: object): void {
  if (typeof process === 'undefined' ? false : process.env?.NODE_ENV !== 'production') check(key, options)
}

function check(key: string, options: object): void {
  const given = Object.entries({ key, ...(Object(options) === options ? options : { options }) })
  for (const [name, value] of given) {
    if (Object.hasOwn(valid, name) && ((value === undefined && name !== 'key') || valid[name]!(value as never)))
      continue
    const found = Object(value) === value ? typeof value : String(value)
    const message = `Expected ${Object.keys(valid).join(', ')}, found ${name} ${found}: correct it`
    throw Object.assign(new TypeError(message), { code: 'INVALID_OPTION' })
  }
}

/** Checks a listener, in development. */
export function checkListener(listener: unknown): void {
  if ((typeof process === 'undefined' ? false : process.env?.NODE_ENV !== 'production') && !isFunction(listener)) {
    const error = new TypeError(`Expected a listener, found ${typeof listener}: pass a function`)
    throw Object.assign(error, { code: 'INVALID_FUNCTION' })
  }
}

/** Checks the result of a codec or of `validate`. To be called in development: a promise would count as any value. */
export function checkAnswer(answer: unknown): void {
  if (!isFunction((Object(answer) as { then?: unknown }).then)) return
  // It is refused here, so that its own error must not end the program.
  Promise.resolve(answer).catch(() => {})
  const error = new TypeError('Expected an answer at once, found a promise: use functions that are not asynchronous')
  throw Object.assign(error, { code: 'INVALID_ANSWER' })
}
