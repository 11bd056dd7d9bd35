import { describe, expect, test } from 'vitest'
import { addressName, folderName, isDeviceName, safeName } from './file-name.ts'

const long = 'λ'.repeat(5000)

describe('safeName', () => {
  test.each([
    ['a:b', 'a=3ab'],
    ['a=3ab', 'a=3d3ab'],
    ['a\\b', 'a=5cb'],
    ['Config~ab12cd', 'Config~ab12cd'],
    ['CON', '=43ON'],
    ['con.d', '=63on.d'],
    ['console', 'console'],
    ['end.', 'end=2e'],
    ['nul\u0000', 'nul=00'],
  ])('%j becomes %s', (segment, name) => {
    expect(safeName(segment)).toBe(name)
  })

  test('shortens a name that no disk accepts, and keeps two of them apart', () => {
    const names = [safeName(long), safeName(`${long}x`), safeName('?'.repeat(90))]
    for (const name of names) expect(Buffer.byteLength(name)).toBeLessThanOrEqual(200)
    expect(new Set(names).size).toBe(names.length)
    expect(names.join('')).not.toContain('\uFFFD')
  })
})

describe('addressName', () => {
  test.each([
    ['core', 'core'],
    ['chart.js', 'chart.js'],
    ['e\u0301t\u0301', '\u00e9t-'],
    ['a b/c', 'a-b-c'],
    ['..', ''],
    ['con', '_con'],
    ['nul.js', '_nul.js'],
    ['.hidden.', 'hidden'],
  ])('%j becomes %j', (name, address) => {
    expect(addressName(name)).toBe(address)
  })

  test.each([long, `${'a'.repeat(178)}..b`, `con.${'x'.repeat(300)}`, 'COM1', 'a.b.'])(
    'a name in an address is its file name, and its own address: %.20s',
    (name) => {
      const address = addressName(name)
      expect(Buffer.byteLength(address)).toBeLessThanOrEqual(180)
      expect(isDeviceName(address)).toBe(false)
      expect(safeName(address)).toBe(address)
      expect(addressName(address)).toBe(address)
      expect(addressName(`${name}x`)).not.toBe(address)
    },
  )
})

test.each([
  ['Map.[Symbol.iterator]', false],
  ['console', false],
  ['aux', true],
  ['Con.d', true],
])('isDeviceName of %j is %j', (name, expected) => {
  expect(isDeviceName(name)).toBe(expected)
})

describe('folderName', () => {
  test('tells texts apart that are alike', () => {
    const names = ['p/a', 'p__a', 'p-a', 'P/a', '', long, `${long}x`].map(folderName)
    expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length)
    for (const name of names) expect(name).toMatch(/^[\w-][\w.-]{0,59}$/)
  })
})
