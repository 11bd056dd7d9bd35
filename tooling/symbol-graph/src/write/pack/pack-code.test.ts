import { describe, expect, test } from 'vitest'
import { unpackCode } from '../../reader/packed/line-code.ts'
import { packCode } from './pack-code.ts'

describe('the code of a line', () => {
  test.each([
    ['open(): void', '4d4.4k', ''],
    ['on(a: Box, b?: ts.Node): Box<T>', '2d1.(1p2.3t@4;1.,1p3.7t@5;)3.3t@4;1.1t#T;', '4,5+,,4,#'],
    ['map<U>(to: U): U[]', '3d1.1t#map.U;2.(2p2.1t#map.U;)3.1t#map.U;', '%,%,%'],
    ['class Box extends Base', '5k1.3d1.7k1.4t@12;', '12'],
    ['const kinds: unique symbol', '5k1.5d2.6k1.6t', ''],
  ])('of "%s" is where its names lead', (text, code, packed) => {
    expect(packCode(text, code, 'map.')).toBe(packed)
    expect(unpackCode(text, packed, 'map.')).toBe(code)
  })

  test.each([
    ['plain words', ''],
    ['open(): void', '4k8.'],
    ['`${A}-x`', '3s1t@0;4s'],
    ['', ''],
  ])('of "%s" stays whole when the text does not tell it', (text, code) => {
    const packed = packCode(text, code, '')
    expect(unpackCode(text, packed, '')).toBe(code)
  })
})
