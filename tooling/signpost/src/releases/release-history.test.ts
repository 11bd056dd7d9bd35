import { describe, expect, test } from 'vitest'
import { timeline } from './release-history.ts'

// The files of a timeline, and what pages make of it, are in `releases.test.ts`.

describe('a timeline of documented releases', () => {
  const change = (symbol: string) => ({ symbol, change: 'added', level: 'minor', rules: [] }) as const
  const linesOf = (
    current: string | undefined,
    versions: readonly string[],
    published?: readonly string[],
    pending = [change('next')],
  ): string[] => {
    const releases = versions.map((version) => ({ stored: { name: 'core', version, content: '', findings: [] } }))
    const manifest = { name: 'core', ...(current !== undefined && { version: current }) }
    const changes = versions.map((version, at) => (at === 0 ? pending : [change(`after ${version}`)]))
    return timeline({ manifest }, releases, changes, published).versions.map(
      ({ version, after, baseline, changes: own }) =>
        `${version}${after === undefined ? '' : ` from ${after}`}: ${baseline === true ? 'baseline' : own.map(({ symbol }) => symbol).join()}`,
    )
  }

  test.each<[string, string | undefined, string[], string[] | undefined, string[]]>([
    [
      'names the version of each change where none is left out',
      '2.1.0',
      ['2.0.0', '1.0.0'],
      ['1.0.0', '2.0.0'],
      ['null: next', '2.0.0: after 1.0.0', '1.0.0: baseline'],
    ],
    [
      'says between which versions a change was made where some are left out',
      '2.1.0',
      ['2.0.0', '1.0.0'],
      ['1.0.0', '1.5.0', '2.0.0'],
      ['null: next', '2.0.0 from 1.0.0: after 1.0.0', '1.0.0: baseline'],
    ],
    [
      'takes no prerelease for a version between',
      '2.0.0',
      ['2.0.0', '1.0.0'],
      ['1.0.0', '2.0.0-rc.1', '2.0.0', '3.0.0-beta.1'],
      ['null: next', '2.0.0: after 1.0.0', '1.0.0: baseline'],
    ],
    [
      'claims no version where the registry was not asked',
      '2.0.0',
      ['2.0.0', '1.0.0'],
      undefined,
      ['null: next', '2.0.0 from 1.0.0: after 1.0.0', '1.0.0: baseline'],
    ],
    [
      'calls nothing unreleased that a newer version may have',
      '3.0.0',
      ['2.0.0'],
      ['2.0.0', '2.1.0'],
      ['3.0.0 from 2.0.0: next', '2.0.0: baseline'],
    ],
    [
      'calls nothing unreleased without a list',
      '3.0.0',
      ['2.0.0'],
      undefined,
      ['3.0.0 from 2.0.0: next', '2.0.0: baseline'],
    ],
    ['leaves out changes of a package without a version', undefined, ['2.0.0'], undefined, ['2.0.0: baseline']],
  ])('%s', (_, current, versions, published, expected) => {
    expect(linesOf(current, versions, published)).toEqual(expected)
  })

  test('has no entry for an API that is still that of the newest release', () => {
    expect(linesOf('2.0.0', ['2.0.0'], ['2.0.0'], [])).toEqual(['2.0.0: baseline'])
  })

  test('has the dates of the registry, in one form', () => {
    const dates = ['2026-01-16T19:06:55.155000+00:00', '2025-12-31T23:30:00.000-01:00', 'unknown', undefined]
    const releases = dates.map((date, at) => {
      const stored = { name: 'core', version: `${dates.length - at}.0.0`, content: '', findings: [] }
      return { stored, ...(date !== undefined && { date }) }
    })
    const { versions } = timeline({ manifest: { name: 'core' } }, releases, [[], [], [], []], undefined)
    expect(versions.map(({ date }) => date)).toEqual([
      '2026-01-16T19:06:55Z',
      '2026-01-01T00:30:00Z',
      undefined,
      undefined,
    ])
  })
})
