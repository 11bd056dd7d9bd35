import { expect, test } from 'vitest'
import { parseBoolean } from './index.ts'

test.each([
  ...['true', 'TRUE', ' yes ', 'On', '1'].map((text) => [text, true] as const),
  ...['false', 'No', 'OFF', '0\n'].map((text) => [text, false] as const),
  ...['', ' ', '2', 'y', 'truefalse', 'constructor', '__proto__', 'null'].map((text) => [text, undefined] as const),
])('%j is %s', (text, value) => {
  expect(parseBoolean(text)).toBe(value)
})
