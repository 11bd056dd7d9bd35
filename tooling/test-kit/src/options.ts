import { expect, test } from 'vitest'

/** Values of an option for {@link testOptions}. */
interface OptionValues {
  /** Values that must be accepted, with the bounds of a range. */
  valid: readonly unknown[]
  /** Values of the right type that must be refused: out of range, of no known name. */
  invalid?: readonly unknown[]
  /** Whether it must be given. */
  required?: boolean
}

/** One value of each type, and an object as other realms and classes have it. */
const samples: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  NaN,
  2 ** 53,
  1n,
  '',
  'text',
  Symbol('symbol'),
  () => undefined,
  [],
  {},
  Object.create(null),
  new Date(0),
]

function kindOf(value: unknown): string {
  if (value === null) return 'null'
  return Array.isArray(value) ? 'array' : typeof value
}

/**
 * Expects a call to be refused as all libraries do it: an error with a `code` in capitals and a message
 * "Expected ..., found ...: next step", or "Could not ...: reason" when the system fails; thrown, or in a promise.
 *
 * @param call - The call.
 * @param what - The wrong value, for the message of a failed test.
 */
export async function expectRefusal(call: () => unknown, what: string): Promise<void> {
  let thrown: unknown
  try {
    await call()
  } catch (error) {
    thrown = error
  }
  expect(thrown, `${what} is accepted`).toBeInstanceOf(Error)
  const { code, message } = thrown as Error & { code?: unknown }
  expect(code, `code of ${String(thrown)}`).toMatch(/^[A-Z][A-Z\d_]+$/)
  expect(message, what).toMatch(/^(?:Expected .+, found .+: .+|Could not .+: .+)/s)
}

/** Tests that calls with wrong values are refused, by the values in words. See {@link expectRefusal}. */
export function testRefusals(taker: string, calls: Readonly<Record<string, () => unknown>>): void {
  test.each(Object.entries(calls))(`${taker} refuses %s`, async (what, call) => {
    await expectRefusal(call, what)
  })
}

/** The options that are passed each time. */
const requiredOf = (options: Readonly<Record<string, OptionValues>>, others: object): object => ({
  ...others,
  ...Object.fromEntries(
    Object.entries(options).flatMap(([name, values]) => (values.required ? [[name, values.valid[0]]] : [])),
  ),
})

/**
 * Tests that options are checked, as plain JavaScript passes them: each option with a value of every other type, with
 * its bounds and with what is out of range; a misspelt name of each; and options that are no object. See
 * {@link expectRefusal} for how they are refused.
 *
 * @param use - Passes the options to what is tested.
 * @param options - Values of each option.
 * @param others - Options that are passed each time, besides the required ones.
 */
export function testOptions(
  taker: string,
  use: (options: never) => unknown,
  options: Readonly<Record<string, OptionValues>>,
  others: object = {},
): void {
  const required = requiredOf(options, others)
  const refused = (given: unknown, what: string): Promise<void> => expectRefusal(() => use(given as never), what)

  test(`${taker} refuses options of no known name, or that are no object`, async () => {
    for (const name of Object.keys(options)) {
      for (const misspelt of [name.slice(0, -1), `${name}s`, name.toUpperCase(), `__${name}`]) {
        if (Object.hasOwn(options, misspelt)) continue
        await refused({ ...required, [misspelt]: options[name]?.valid[0] }, misspelt)
      }
    }
    for (const value of [null, 1, true]) await refused(value, String(value))
  })

  testOptionValues(taker, use, options, others)
}

/** Tests the values of options as {@link testOptions}, of something that passes options of other names on. */
export function testOptionValues(
  taker: string,
  use: (options: never) => unknown,
  options: Readonly<Record<string, OptionValues>>,
  others: object = {},
): void {
  const required = requiredOf(options, others)
  test.each(Object.entries(options))(`${taker} checks the option %s`, async (name, values) => {
    const { valid, invalid = [] } = values
    for (const value of values.required ? valid : [undefined, ...valid])
      await use({ ...required, [name]: value } as never)
    const kinds = new Set(valid.map(kindOf))
    const wrong = [...samples.filter((sample) => !kinds.has(kindOf(sample))), ...invalid]
    for (const value of values.required ? [undefined, ...wrong] : wrong) {
      const what = `${name}: ${Object.prototype.toString.call(value)}`
      await expectRefusal(() => use({ ...required, [name]: value } as never), what)
    }
  })
}
