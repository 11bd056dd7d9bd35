import { inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { palettePng } from './png.ts'

test('pixels are indices of a palette, by rows', () => {
  const [red, blue] = [
    [255, 0, 0, 255],
    [0, 0, 255, 255],
  ] as const
  const png = palettePng(Uint8Array.from([red, red, blue, blue, red, blue].flat()), { width: 3, height: 2 })!
  const chunk = (type: string): Buffer => {
    const at = png.indexOf(type)
    return png.subarray(at + 4, at + 4 + png.readUInt32BE(at - 4))
  }
  expect([...chunk('IHDR')]).toEqual([0, 0, 0, 3, 0, 0, 0, 2, 8, 3, 0, 0, 0])
  expect([...chunk('PLTE')]).toEqual([255, 0, 0, 0, 0, 255])
  expect([...inflateSync(chunk('IDAT'))]).toEqual([0, 0, 0, 1, 0, 1, 0, 1])
})

test('more colours than a palette has are left to the renderer', () => {
  const pixels = Uint8Array.from(
    { length: 257 * 4 },
    (_, at) => [Math.floor(at / 4) % 256, Math.floor(at / 1024), 0, 255][at % 4]!,
  )
  expect(palettePng(pixels, { width: 257, height: 1 })).toBeUndefined()
  expect(palettePng(pixels.subarray(0, 1024), { width: 256, height: 1 })).toBeDefined()
})
