import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatRules, isEnabled, parseRules, type DebugRule } from './index.ts'

const part = fc.stringMatching(/^[a-c*]{1,3}$/)
const rule: fc.Arbitrary<DebugRule> = fc
  .tuple(
    fc.boolean(),
    part,
    fc.option(fc.array(part, { minLength: 1, maxLength: 3 }), { nil: undefined }),
    fc.option(fc.constantFrom('error', 'warn', 'info', 'debug', 'trace'), { nil: undefined }),
  )
  .map(([enabled, namespace, path, channel]) => ({ enabled, namespace, path: path?.join(':'), channel }))
const name = fc.array(fc.stringMatching(/^[a-c]{1,3}$/), { minLength: 1, maxLength: 3 }).map((parts) => parts.join(':'))

test('rules are the same after they are formatted and parsed', () => {
  fc.assert(
    fc.property(fc.array(rule), (rules) => {
      expect(parseRules(formatRules(rules), { strict: true })).toEqual(rules)
    }),
  )
})

test('the last rule that matches decides', () => {
  fc.assert(
    fc.property(fc.array(rule, { maxLength: 6 }), name, (rules, logger) => {
      const matching = rules.filter((one) => isEnabled(logger, [{ ...one, enabled: true }]))
      expect(isEnabled(logger, rules)).toBe(matching.at(-1)?.enabled ?? false)
    }),
  )
})

test('no text makes parsing fail unless it is strict, and what is parsed is valid', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('a', ':', '*', '-', '#', 'warn', ' ', ',', '%') }), (text) => {
      const rules = parseRules(text)
      expect(parseRules(formatRules(rules), { strict: true })).toEqual(rules)
    }),
  )
})
