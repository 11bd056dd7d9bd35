import { randomBytes } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { compress, type Effort } from './compress.ts'

const restore = { '.br': brotliDecompressSync, '.gz': gunzipSync }

test.each<[Effort, number, string[]]>([
  ['page', 8191, []],
  ['page', 8192, ['.gz']],
  ['file', 8191, []],
  ['file', 8192, ['.br', '.gz']],
  ['asset', 8191, ['.br', '.gz']],
])('a %s of %i bytes has the forms %j', (effort, length, extensions) => {
  const bytes = Buffer.alloc(length, 'text ')
  const forms = compress(bytes, effort)
  expect(forms.map(([extension]) => extension)).toEqual(extensions)
  for (const [extension, form] of forms) expect(restore[extension](form)).toEqual(bytes)
})

test('a form that saves nothing is left out', () => {
  expect(compress(randomBytes(10_000), 'file')).toEqual([])
})
