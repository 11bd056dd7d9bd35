import { expect, test } from 'vitest'
import { planUpgrade } from './plan-upgrade.ts'

const manifest = (range: string): string =>
  `{\r\n\t"name": "acme",\r\n\t"devDependencies": { "@signpost/signpost": "${range}", "x": "1" }\r\n}\r\n`

const planned = (range: string, path = 'package.json') =>
  planUpgrade({ files: new Map([[path, manifest(range)]]) }, '0.3.0')

test.each([
  ['^0.1.0', '^0.3.0'],
  ['~0.1.0', '~0.3.0'],
  ['0.1.0', '0.3.0'],
  ['^0.2.0-rc.1', '^0.3.0'],
])('%s becomes %s, and nothing else changes', (range, next) => {
  expect(planned(range)).toEqual([
    {
      kind: 'change',
      path: 'package.json',
      text: manifest(next),
      about: `devDependencies.@signpost/signpost ${range} -> ${next}`,
    },
  ])
})

test.each(['catalog:', 'workspace:*', '>=0.1', 'latest'])('%s is left and named', (range) => {
  expect(planned(range)).toMatchObject([{ kind: 'leave', about: expect.stringContaining(range) as string }])
})

test('a version that is named already, and a file without Signpost, need nothing', () => {
  expect(planned('^0.3.0')).toEqual([])
  expect(
    planUpgrade(
      {
        files: new Map([
          ['package.json', '{"name":"acme"}'],
          ['turbo.json', '{}'],
        ]),
      },
      '0.3.0',
    ),
  ).toEqual([])
  expect(planned('^0.1.0', 'common/autoinstallers/signpost/package.json')).toHaveLength(1)
})
