import { describe, expect, test } from 'vitest'
import { openNames } from '../src/search/index.ts'
import { encodeNames } from '../src/write/encode-names.ts'
import type { NameBase } from '../src/write/name-symbol.ts'
import { memberNamed, packageOf, symbolNamed } from './named.ts'

const base = (name: string, kind: 'class' | 'interface' = 'class', role: NameBase['role'] = 'extends'): NameBase => ({
  role,
  to: { slug: 'core', kind, name },
})

const index = openNames(
  encodeNames([
    packageOf([
      symbolNamed('Shape', 'interface'),
      symbolNamed('Round', 'interface', { bases: [base('Shape', 'interface')] }),
      symbolNamed('Circle', 'class', {
        bases: [base('Round', 'interface', 'implements')],
        facets: ['class', 'interface'],
        members: [
          memberNamed('area'),
          memberNamed('of', 'method', { isStatic: true }),
          memberNamed('radius', 'property', { deprecated: true }),
        ],
      }),
      symbolNamed('Disc', 'class', { bases: [base('Circle')], example: true }),
      symbolNamed('RoundError', 'class', { bases: [{ role: 'extends', to: 'Error' }], release: 'beta' }),
      symbolNamed('kind', 'function', { docs: false }),
    ]),
    packageOf([symbolNamed('Old', 'type', { deprecated: true }, 'ui')], 'ui'),
  ]),
)

function names(query: string): string[] {
  return index
    .search(query)
    .hits.map(({ container, name }) => (container === '' ? name : `${container}.${name}`))
    .sort()
}

describe('filters', () => {
  test.for([
    ['kind:interface', ['Circle', 'Round', 'Shape']],
    ['kind:class round', ['RoundError']],
    ['kind:function kind:type', ['Old', 'kind']],
    ['kind:method', ['Circle.area', 'Circle.of']],
    ['kind:member -kind:method', ['Circle.radius']],
    ['-kind:member -kind:class', ['Old', 'Round', 'Shape', 'kind']],
    ['pkg:ui', ['Old']],
    ['pkg:@acme/ui', ['Old']],
    ['pkg:"ui"', ['Old']],
    ['KIND:Type', ['Old']],
    ['is:deprecated', ['Circle.radius', 'Old']],
    ['is:static', ['Circle.of']],
    ['is:beta', ['RoundError']],
    ['release:beta', ['RoundError']],
    ['has:example', ['Disc']],
    ['-has:docs', ['kind']],
    ['extends:Circle', ['Disc']],
    ['extends:Shape', ['Round']],
    ['extends:error', ['RoundError']],
    ['implements:Shape', ['Circle', 'Disc']],
    ['implements:round disc', ['Disc']],
    ['kind:class kind:type -is:deprecated pkg:core -has:example', ['Circle', 'RoundError']],
  ] as const)('%s', ([query, expected]) => {
    expect(names(query)).toEqual(expected)
    expect(index.search(query).filters.every(({ known }) => known)).toBe(true)
  })

  test('of filters alone every hit says so and has no marks', () => {
    expect(index.search('kind:type').hits).toMatchObject([{ match: 'filter', marks: [] }])
  })

  test('what is no filter is reported and searched for as it stands', () => {
    expect(index.search('colour:red')).toMatchObject({
      terms: 'colour:red',
      filters: [{ key: 'colour', value: 'red', known: false }],
      total: 0,
    })
  })

  test.for([
    ['disc kind:clas', 'kind', 'clas'],
    ['disc is:big', 'is', 'big'],
    ['disc pkg:nope', 'pkg', 'nope'],
    ['disc extends:Nothing', 'extends', 'Nothing'],
    ['disc since:>=2', 'since', '>=2'],
    ['disc -has:', '-has', ''],
  ] as const)('a value that a filter does not have is reported and not applied: %s', ([query, key, value]) => {
    expect(index.search(query)).toMatchObject({ terms: 'disc', total: 1, filters: [{ key, value, known: false }] })
  })

  test.for([
    ['kind:clas', 'kind:class'],
    ['kind:func', 'kind:function'],
    ['kind:classes', 'kind:class'],
    ['-kinds:class', '-kind:class'],
    ['type:interfce', 'kind:interface'],
    ['package:core', 'pkg:core'],
    ['pkg:@acme/cor', 'pkg:@acme/core'],
    ['is:Deprected', 'is:deprecated'],
    ['release:bta', undefined],
    ['implement:Shape', 'implements:Shape'],
    ['implements:Nothing', undefined],
    ['kind:q', undefined],
    ['colour:red', undefined],
    ['kind:', undefined],
    [`kind:${'class'.repeat(100)}`, 'kind:class'],
  ] as const)('an unknown filter has the known one that it is nearest to: %s', ([query, nearest]) => {
    expect(index.search(query).filters[0]?.nearest).toBe(nearest)
  })

  test('alone, a value that a filter does not have lists nothing', () => {
    expect(index.search('kind:clas')).toMatchObject({ terms: '', total: 0 })
  })

  test('a path or an address is no filter', () => {
    for (const query of ['Circle::of', 'https://example.com']) expect(index.search(query).filters).toEqual([])
  })

  test('the name of a filter is a name like any other', () => {
    expect(names('kind')).toEqual(['kind'])
  })
})
