import { expect, test } from 'vitest'
import { chooseVersions } from './choose-versions.ts'

const published = {
  versions: ['0.9.0', '1.0.0', '1.2.0', '1.10.0', '2.0.0-beta.1', '2.0.0', '3.0.0-rc.1', 'not a version'],
  tags: { latest: '1.10.0' },
}

test.each([
  ['latest', ['1.10.0']],
  ['latest-majors', ['2.0.0', '1.10.0', '0.9.0']],
  ['1.x', ['1.10.0', '1.2.0', '1.0.0']],
  ['>=1.2 <2.0.0', ['1.10.0', '1.2.0']],
  ['1.2.0', ['1.2.0']],
  ['3.0.0-rc.1', ['3.0.0-rc.1']],
  ['^3.0.0', []],
  ['newest', undefined],
])('%s', (entry, chosen) => expect(chooseVersions(entry, published)).toEqual(chosen))

test('without tags the latest version is the newest that is no prerelease', () => {
  expect(chooseVersions('latest', { ...published, tags: {} })).toEqual(['2.0.0'])
  expect(chooseVersions('latest', { versions: [], tags: {} })).toEqual([])
})
