import { describe, expect, test } from 'vitest'
import { publicOptions, testedOptions, WITHIN } from './public-options.ts'

const tested = testedOptions()

/** Takers of options that have no table, with the reason. */
const leftOut: Readonly<Record<string, string>> = {
  'utils-primitives: failure': 'any value is the cause of an error',
  'utils-repo: dependencyEntries': 'a package.json, whose fields package managers define',
}

describe('each option is given wrong values', () => {
  test.each([...publicOptions()])('%s', (folder, takers) => {
    const missing = [...takers].flatMap(([taker, names]) => {
      const tables = tested.get(folder) ?? new Map<string, Set<string>>()
      // Options within others are of one type wherever they are: one table is enough.
      const candidates = taker.startsWith(WITHIN) ? [...tables.values()] : [tables.get(taker) ?? new Set()]
      const isTested = candidates.some((table) => [...names].every((name) => table.has(name)))
      return isTested || leftOut[`${folder}: ${taker}`] ? [] : [`${taker}: ${[...names].join(' ')}`]
    })
    expect(missing).toEqual([])
  })
})
