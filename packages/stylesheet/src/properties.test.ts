import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createStylesheet, serialize, type AtRule, type StyleRule } from './index.ts'

const selector = fc.constantFrom('a', 'b', '&:hover', 'p')
const at = fc.array(fc.constantFrom<AtRule>('@layer x', '@media print'), { maxLength: 2 })
const declarations = fc.record({ margin: fc.option(fc.nat(3)), '&:hover': fc.option(fc.record({ order: fc.nat(3) })) })
const change = fc.record({ how: fc.constantFrom('set', 'delete', 'merge'), selector, at, declarations })

test('the text that is shown after each change is that of all rules printed anew', () => {
  fc.assert(
    fc.property(fc.array(change, { maxLength: 12 }), (changes) => {
      const [shown, quiet] = [createStylesheet(), createStylesheet()]
      shown.subscribe(() => shown.toString())
      const rule: (given: (typeof changes)[number]) => StyleRule = (given) => given
      for (const given of changes) {
        for (const sheet of [shown, quiet]) {
          if (given.how === 'set') sheet.set(given.selector, given.declarations, given.at)
          else if (given.how === 'delete') sheet.delete(given.selector, given.at)
          else sheet.merge([rule(given)])
        }
      }
      const last = changes.findLastIndex(({ how }) => how !== 'merge')
      expect(shown.toString()).toBe(quiet.toString())
      if (last < 0) expect(shown.toString()).toBe(serialize(changes.map(rule)))
    }),
  )
})
