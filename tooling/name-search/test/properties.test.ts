import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type NameHit, NamesFormatError, openNames } from '../src/search/index.ts'
import { encodeNames } from '../src/write/encode-names.ts'
import type { NamePackage } from '../src/write/name-symbol.ts'
import { memberNamed, packageOf, symbolNamed } from './named.ts'

/** Names that a program may have, and such as nobody would write: half surrogate pairs, spaces, filters, marks alone. */
const anyName = fc.oneof(
  fc.constantFrom(
    ...[
      '__proto__',
      'constructor',
      'toString',
      'get',
      'Get',
      'GET',
      'map',
      'Map',
      'ünïcode',
      'ș',
      'ﷺ',
      '\u0301',
      '👩‍🚀',
      'שלום',
      '\u202Egnp',
    ],
    ...[
      'kind:class',
      '-kind:class',
      '"quoted"',
      'a b',
      ' a ',
      'a.b',
      '`x`',
      'f()',
      'x<T>',
      '[Symbol.iterator]',
      '$',
      '_',
      '\uD800',
      'x\uDC00',
    ],
    ...['import { x } from', 'İstanbul', 'straße', 'x'.repeat(300), 'since:>=2', '0', 'has:', '..', '->'],
  ),
  fc.string({ minLength: 1, maxLength: 12, unit: 'binary' }),
  fc.stringMatching(/^[a-z][A-Za-z0-9_]{0,11}$/u),
)

const anyPackages = fc
  .uniqueArray(
    fc.record({
      name: anyName,
      members: fc.uniqueArray(anyName, { maxLength: 4 }),
      deprecated: fc.boolean(),
      references: fc.nat(9),
    }),
    {
      selector: ({ name }) => name,
      minLength: 1,
      maxLength: 8,
    },
  )
  .map((symbols): NamePackage[] => [
    packageOf(
      symbols.map(({ name, members, ...more }) =>
        symbolNamed(name, 'class', { ...more, members: members.map((member) => memberNamed(member)) }),
      ),
    ),
    packageOf([symbolNamed('Twin', 'function', {}, 'other')], 'other'),
  ])

const anyQuery = fc.oneof(
  anyName,
  fc.string({ maxLength: 60, unit: 'binary' }),
  fc.array(fc.constantFrom(...'"`\'(){}<>[].#:-_ @*/=,;'), { maxLength: 40 }).map((parts) => parts.join('')),
  fc
    .tuple(fc.constantFrom('kind', 'is', 'pkg', '-has', 'extends', 'since', 'nope'), anyName)
    .map(([key, value]) => `${key}:${value} x`),
)

function whole({ container, name }: NameHit): string {
  return container === '' ? name : `${container}.${name}`
}

describe('any names', () => {
  test('are each found by the exact name, before what is called otherwise', () => {
    fc.assert(
      fc.property(anyPackages, (packages) => {
        const index = openNames(encodeNames(packages))
        for (const { page, name, members, deprecated } of packages.flatMap(({ symbols }) => symbols)) {
          const { hits } = index.search(name, { limit: 1000 })
          const at = hits.findIndex(
            (hit) => hit.name === name && hit.page.name === page.name && hit.anchor === undefined,
          )
          expect(at).not.toBe(-1)
          expect(hits.slice(0, at).every((hit) => hit.match === 'exact')).toBe(true)
          // Deprecated names come after others of the same letters.
          if (!deprecated) expect(hits.slice(0, at).every((hit) => hit.name === name)).toBe(true)
          for (const member of members) {
            const found = index.search(member.name, { limit: 1000 }).hits
            const place = found.findIndex((hit) => hit.anchor === member.anchor && hit.container === name)
            expect(place).not.toBe(-1)
            if (!member.deprecated) expect(found.slice(0, place).every((hit) => hit.name === member.name)).toBe(true)
          }
        }
      }),
      { numRuns: 60 },
    )
  })

  test('of members lead to the page of their symbol that has them', () => {
    const members = [
      memberNamed('first'),
      memberNamed('second', 'method', { part: 2 }),
      memberNamed('last', 'method', { part: 130 }),
    ]
    const index = openNames(
      encodeNames([packageOf([symbolNamed('Other'), symbolNamed('Large', 'class', { members })])]),
    )
    const parts = ['Large', 'Large.first', 'Large.second', 'Large.last'].map(
      (query) => index.search(query).hits[0]!.page,
    )
    expect(parts.map(({ name, part }) => [name, part])).toEqual([
      ['Large', undefined],
      ['Large', undefined],
      ['Large', '2'],
      ['Large', '130'],
    ])
  })

  test('give the same bytes, and so the same answers, in whatever order they come', () => {
    const shuffled = anyPackages.chain((packages) =>
      fc.tuple(
        fc.constant(packages),
        fc.shuffledSubarray(packages, { minLength: packages.length }).chain((order) =>
          fc.tuple(
            ...order.map((one) =>
              fc.shuffledSubarray([...one.symbols], { minLength: one.symbols.length }).map((symbols) => ({
                ...one,
                symbols: symbols.map((symbol) => ({ ...symbol, members: symbol.members.toReversed() })),
              })),
            ),
          ),
        ),
      ),
    )
    fc.assert(
      fc.property(shuffled, ([packages, others]) => {
        expect(Buffer.from(encodeNames(others)).equals(encodeNames(packages))).toBe(true)
      }),
      { numRuns: 60 },
    )
  })
})

describe('any query', () => {
  test('has an answer: as many hits as asked for, each once, marks in order within the text', () => {
    fc.assert(
      fc.property(anyPackages, anyQuery, fc.nat(30), (packages, query, limit) => {
        const index = openNames(encodeNames(packages))
        const { hits, total, terms } = index.search(query, { limit, package: 'core' })
        expect(hits.length).toBe(Math.min(limit, total))
        expect(typeof terms).toBe('string')
        expect(new Set(hits.map((hit) => JSON.stringify([hit.page, hit.anchor, whole(hit)]))).size).toBe(hits.length)
        for (const hit of hits) {
          const edges = hit.marks.flat()
          expect(edges.every((edge, at) => edge >= (edges[at - 1] ?? 0) && edge <= whole(hit).length)).toBe(true)
        }
        expect(index.search(query, { limit, package: 'core' }).hits).toEqual(hits)
      }),
      { numRuns: 150 },
    )
  })

  test('has fewer hits when fewer are asked for, in the same order', () => {
    fc.assert(
      fc.property(anyPackages, anyQuery, fc.nat(5), (packages, query, limit) => {
        const index = openNames(encodeNames(packages))
        expect(index.search(query, { limit }).hits).toEqual(index.search(query, { limit: 1000 }).hits.slice(0, limit))
      }),
      { numRuns: 60 },
    )
  })

  test.for([
    ['10,000 letters', 'x'.repeat(10_000)],
    ['10,000 brackets', '(<'.repeat(5000)],
    ['10,000 words', 'get '.repeat(2500)],
    ['10,000 dots', 'a.'.repeat(5000)],
    ['10,000 separators', 'a_-'.repeat(3333)],
    ['10,000 quotes', '"'.repeat(10_000)],
    ['half surrogate pairs', '\uD800\uDC00\uDC00\uD800'.repeat(50)],
    ['an import without an end', `import { ${'a, '.repeat(3000)}`],
    ['nothing', ' \t\n '],
  ] as const)('of %s is answered', ([, query]) => {
    const index = openNames(encodeNames([packageOf([symbolNamed('getter'), symbolNamed('x'.repeat(300))])]))
    expect(() => index.search(query)).not.toThrow()
    expect(index.search(query).total).toBeLessThanOrEqual(2)
  })
})

describe('openNames', () => {
  const lid = symbolNamed('Lid', 'class', {
    bases: [{ role: 'extends', to: { slug: 'core', kind: 'class', name: 'Box' } }],
  })
  const bytes = encodeNames([packageOf([lid, symbolNamed('Box', 'class', { members: [memberNamed('open')] })])])

  test('tells what it found and what to do when the bytes are no names file', () => {
    expect(() => openNames(new Uint8Array())).toThrow(NamesFormatError)
    const page = new TextEncoder().encode('<!doctype html>')
    expect(() => openNames(page)).toThrow(/found bytes that do not begin as one; expected .*\. Build the graph again/u)
  })

  test('refuses another major version and reads another minor one', () => {
    const other = (at: number): Uint8Array => bytes.map((byte, index) => (index === at ? 9 : byte))
    expect(() => openNames(other(4))).toThrow(/found format 9\.3; expected format 1\.x/u)
    expect(openNames(other(5)).size).toBe(3)
  })

  test('refuses a file that was cut off anywhere', () => {
    for (let length = 0; length < bytes.length; length += 1) {
      expect(() => openNames(bytes.subarray(0, length)), `${length} bytes`).toThrow(NamesFormatError)
    }
  })

  test('opens a damaged file, or refuses it with its own error', () => {
    fc.assert(
      fc.property(fc.nat(bytes.length - 1), fc.nat(255), (at, value) => {
        try {
          openNames(bytes.map((byte, index) => (index === at ? value : byte))).search('box extends:box')
        } catch (error) {
          expect(error).toBeInstanceOf(NamesFormatError)
        }
      }),
      { numRuns: 2000 },
    )
  })
})
