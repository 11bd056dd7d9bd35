import { expect, test } from 'vitest'
import { heapOptions, workerCount } from './extract-packages.ts'

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

test.each([
  ['a worker has 4 GB', [], '', ['--max-old-space-size=4096']],
  ['a limit of the environment is inherited', ['--no-warnings'], '--no-warnings --max-old-space-size=512', []],
  [
    'a limit of this process is passed on',
    ['--no-warnings', '--max_old_space_size=512'],
    '',
    ['--max_old_space_size=512'],
  ],
])('%s', (_, own, inherited, options) => {
  expect(heapOptions(own, inherited)).toEqual(options)
})
