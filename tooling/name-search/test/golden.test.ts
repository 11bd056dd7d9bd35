import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Kind } from '@signpost/graph-model/model'
import { openNames } from '../src/search/index.ts'
import { encodeNames } from '../src/write/encode-names.ts'
import { memberNamed, packageOf, symbolNamed } from './named.ts'

function lines(file: string): string[] {
  return readFileSync(new URL(file, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
}

/** `names.txt`: a kind and a name in a line, then the names of the members. */
const names = openNames(
  encodeNames([
    packageOf(
      lines('names.txt').map((line) => {
        const { kind, name, members } = /^(?<kind>\w+) (?<name>\w+):?(?<members>.*)$/u.exec(line)!.groups as Record<
          string,
          string
        >
        const own = members!.split(' ').filter((member) => member !== '')
        return symbolNamed(name!, kind as Kind, { members: own.map((member) => memberNamed(member)) }, 'web')
      }),
      'web',
    ),
  ]),
)

interface Golden {
  kind: string
  query: string
  expected: string
  /** From 1; absent when it is not among the first twenty. */
  rank?: number
}

/** `queries.txt`: the class of a query, the query, and the name that is meant. */
const golden = lines('queries.txt').map((line): Golden => {
  const { kind, query, expected } = /^(?<kind>\w+): (?<query>.+) = (?<expected>\S+)$/u.exec(line)!.groups as Record<
    string,
    string
  >
  const at = names.search(query!).hits.findIndex(({ container, name }) => {
    return (container === '' ? name : `${container}.${name}`) === expected
  })
  return { kind: kind!, query: query!, expected: expected!, ...(at === -1 ? {} : { rank: at + 1 }) }
})

describe('golden queries', () => {
  test('are at least two hundred', () => {
    expect(golden.length).toBeGreaterThanOrEqual(200)
  })

  test.for([
    ['name', 0.9],
    ['prefix', 0.9],
    ['qualified', 0.9],
    ['hump', 0.9],
    ['words', 0.9],
    ['substring', 0.9],
    ['typo', 0.8],
  ] as const)('of the class %s have a mean reciprocal rank of at least %s', ([kind, least]) => {
    const some = golden.filter((one) => one.kind === kind)
    const mean = some.reduce((sum, { rank }) => sum + (rank === undefined ? 0 : 1 / rank), 0) / some.length
    const missed = some
      .filter(({ rank }) => rank !== 1)
      .map(({ query, expected, rank }) => `${query}: ${expected} at ${rank ?? 'none'}`)
    expect(mean, missed.join('\n')).toBeGreaterThanOrEqual(least)
  })

  test('every class is one that is judged', () => {
    expect([...new Set(golden.map(({ kind }) => kind))]).toEqual([
      'name',
      'prefix',
      'qualified',
      'hump',
      'words',
      'substring',
      'typo',
    ])
  })
})
