import { describe, expect, test, vi } from 'vitest'
import { fromBase64Url, toBase64Url } from './base64url.ts'

const samples: [string, Uint8Array | string][] = [
  ['nothing', ''],
  ['one byte', 'f'],
  ['two bytes', 'fo'],
  ['three bytes', 'foo'],
  ['emoji', '🚏 signpost 👩‍👩‍👧'],
  ['0xFF', new Uint8Array([0xff])],
  ['0xFF twice', new Uint8Array([0xff, 0xff])],
  ['0xFB, 0xFF, 0xFE', new Uint8Array([0xfb, 0xff, 0xfe])],
  ['a zero in front', new Uint8Array([0, 0, 1])],
  ['every byte', Uint8Array.from({ length: 256 }, (_, i) => i)],
  ['much', new Uint8Array(200_000).fill(0xa7)],
  ['part of a buffer', new Uint8Array([9, 1, 2, 9]).subarray(1, 3)],
]

describe('base64url', () => {
  test.each(samples)('of %s equals that of Node.js, and round-trips', (_, data) => {
    const bytes = Buffer.from(data as string)
    const text = toBase64Url(data)
    expect(text === bytes.toString('base64url')).toBe(true)
    expect(Buffer.from(fromBase64Url(text)).equals(bytes)).toBe(true)
  })

  test('of invalid Unicode has the replacement character', () => {
    expect(new TextDecoder().decode(fromBase64Url(toBase64Url('\ud83d')))).toBe('\ufffd')
  })

  test.each([
    ['Zg==', [0x66]],
    ['Zm8=', [0x66, 0x6f]],
    ['', []],
  ])('may have padding: %j', (text, bytes) => {
    expect([...fromBase64Url(text)]).toEqual(bytes)
  })

  test.each([
    ['a+b/', 'found "+" at 1'],
    ['ab/_', 'found "/" at 2'],
    ['ab c', 'found " " at 2'],
    ['Zg=', 'found "=" at 2'],
    ['Zg==Zg==', 'found "=" at 2'],
    ['Zm9v====', 'found "=" at 4'],
    ['é', 'found "é" at 0'],
    ['A', 'bits to spare'],
    ['AAAAA', 'bits to spare'],
    ['Zh', 'bits to spare'],
    ['Zm9', 'bits to spare'],
  ])('refuses %j: %s', (text, message) => {
    expect(() => fromBase64Url(text)).toThrow(SyntaxError)
    expect(() => fromBase64Url(text)).toThrow(message)
  })
})

test('is the same without Buffer, as in a browser', () => {
  const texts = samples.map(([, data]) => toBase64Url(data))
  const all = texts.map(fromBase64Url)
  vi.stubGlobal('Buffer', undefined)
  const [browserTexts, browserBytes] = [samples.map(([, data]) => toBase64Url(data)), texts.map(fromBase64Url)]
  vi.unstubAllGlobals()
  expect(browserTexts).toEqual(texts)
  expect(browserBytes).toEqual(all)
})
