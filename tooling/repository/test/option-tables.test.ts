import { describe, expect, test } from 'vitest'
import { publicOptions, testedOptions } from './public-options.ts'

const tested = testedOptions()

/** Takers of options that have no table, with the reason. */
const leftOut: Readonly<Record<string, string>> = {
  'utils-primitives: failure': 'any value is the cause of an error',
  'utils-repo: dependencyEntries': 'a package.json, whose fields package managers define',
}

describe('each option is given wrong values', () => {
  test.each([...publicOptions()])('%s', (folder, takers) => {
    const missing = [...takers].flatMap(([taker, names]) => {
      const table = tested.get(folder)?.get(taker)
      if (leftOut[`${folder}: ${taker}`]) return []
      const untested = [...names].filter((name) => !table?.has(name))
      return untested.length ? [`${taker}: ${untested.join(' ')}`] : []
    })
    expect(missing).toEqual([])
  })
})
