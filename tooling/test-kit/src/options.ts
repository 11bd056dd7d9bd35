import { expect, test } from 'vitest'

/** Values of an option for {@link testOptions}. */
interface OptionValues {
  /** Values that must be accepted, with the bounds of a range. */
  valid: readonly unknown[]
  /** Values of the right type that must be refused: out of range, of no known name. */
  invalid?: readonly unknown[]
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
 * Tests that options are checked, as plain JavaScript passes them: each option with a value of every other type, with
 * its bounds and with what is out of range; a misspelt name of each; and options that are no object. A refusal is an
 * error with a `code` and a message "Expected ..., found ...: next step".
 *
 * @param use - Passes the options to what is tested.
 * @param options - Values of each option.
 */
export function testOptions(
  taker: string,
  use: (options: never) => unknown,
  options: Readonly<Record<string, OptionValues>>,
): void {
  const refused = (value: unknown, what: string): void => {
    let thrown: unknown
    try {
      use(value as never)
    } catch (error) {
      thrown = error
    }
    expect(thrown, `${what} is accepted`).toBeInstanceOf(Error)
    expect(thrown, what).toHaveProperty('code')
    expect((thrown as Error).message).toMatch(/^Expected .+, found .+: .+/s)
  }

  test(`${taker} refuses options of no known name, or that are no object`, () => {
    for (const name of Object.keys(options)) {
      for (const misspelt of [name.slice(0, -1), `${name}s`, name.toUpperCase(), `__${name}`]) {
        refused({ [misspelt]: options[name]?.valid[0] }, misspelt)
      }
    }
    for (const value of [null, 1, 'text', true]) refused(value, String(value))
  })

  test.each(Object.entries(options))(`${taker} checks the option %s`, (name, { valid, invalid = [] }) => {
    for (const value of [undefined, ...valid]) expect(() => use({ [name]: value } as never)).not.toThrow()
    const kinds = new Set(valid.map(kindOf))
    for (const value of [...samples.filter((sample) => !kinds.has(kindOf(sample))), ...invalid]) {
      refused({ [name]: value }, `${name}: ${Object.prototype.toString.call(value)}`)
    }
  })
}
