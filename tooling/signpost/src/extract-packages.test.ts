import { expect, test } from 'vitest'
import { workerCount } from './extract-packages.ts'

test.each([
  ['no package needs no worker', [], 4, 0],
  ['small packages share one', [30_000, 40_000, 30_000], 4, 1],
  ['large packages have one each', [400_000, 300_000], 4, 2],
  ['many small packages share several', Array.from({ length: 25 }, () => 30_000), 4, 3],
  ['packages without declarations have one each', [0, 0, 0], 4, 3],
  ['a large package alone has one', [2_000_000], 4, 1],
  ['the limit is kept', [400_000, 300_000, 0], 2, 2],
])('%s', (_, sizes, most, count) => {
  expect(workerCount(sizes, most)).toBe(count)
})
