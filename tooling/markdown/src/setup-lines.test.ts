import { expect, test } from 'vitest'
import { withoutSetup } from './setup-lines.ts'

test.each([
  ['declare const id: number\n// ---cut---\nadd(id)', 'add(id)'],
  ['a()\n  // ---cut---\nb()\n// ---cut---\n\nc()', 'c()'],
  ['a() // ---cut---', 'a() // ---cut---'],
  ['const text = "---cut---"', 'const text = "---cut---"'],
  ['a()\n// ---cut---', ''],
])('shows %j as %j', (code, shown) => {
  expect(withoutSetup(code)).toBe(shown)
})
