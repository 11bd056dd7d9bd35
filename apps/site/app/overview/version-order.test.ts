import { expect, test } from 'vitest'
import { newestFirst } from './version-order.ts'

test('versions are in the order of semantic versioning, the next release first', () => {
  expect(
    newestFirst(['1.9.0', '1.10.0', '2.0.0-beta.2', null, '2.0.0', '1.9.0', '2.0.0-beta.10', '2.0.0-alpha', null]),
  ).toEqual([null, '2.0.0', '2.0.0-beta.10', '2.0.0-beta.2', '2.0.0-alpha', '1.10.0', '1.9.0'])
})
