import { expect, test } from 'vitest'
import { decodeText } from './decode-text.ts'

test.each([
  ['UTF-8', Buffer.from('export type A = {\r\n  é: 1\r\n}\n')],
  ['UTF-16', Buffer.from('\uFEFFexport type A = {\r\n  é: 1\r\n}\n', 'utf16le')],
])('decodes %s, with one kind of line end', (_, bytes) => {
  expect(decodeText('a.d.ts', bytes)).toBe('export type A = {\n  é: 1\n}\n')
})

test.each([
  ['bytes that are no text', Buffer.from([0x61, 0x0d, 0x0a, 0xff]), 'a.d.ts:2: found bytes that are not UTF-8'],
  ['a NUL byte', Buffer.from('a\r\n\0'), 'a.d.ts:2: found a NUL byte'],
])('refuses %s, with its line', (_, bytes, message) => {
  expect(() => decodeText('a.d.ts', bytes)).toThrow(message)
})
