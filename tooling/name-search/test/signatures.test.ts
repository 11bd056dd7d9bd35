import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { encodeSignatures } from '../src/signatures/encode-signatures.ts'
import { openSignatures, signatureAsker, SignaturesFormatError } from '../src/signatures/index.ts'
import { callableOf, indexOf, namesIn, packageFrom, symbolOf } from './callables.ts'
import { signaturesVersion } from '../src/signatures/signature-format.ts'

const emptyRoot = {
  version: signaturesVersion,
  packages: [],
  heads: [],
  firstLone: 0,
  types: [],
  aliases: [],
  bases: [],
  pieces: [],
  arities: [],
  callables: 0,
}

const read = (file: string): string => readFileSync(new URL(file, import.meta.url), 'utf8').trimEnd()
const library = packageFrom(read('callables.txt'))
const index = indexOf(library)

/** `signatures.txt`: a query, and the callable that is first (`=`) or is not found at all (`!=`). */
const rows = read('signatures.txt')
  .split('\n')
  .map((line) => {
    const { query, sign, name } = /^(?<query>.+) (?<sign>!?=) (?<name>[\w.]+)$/u.exec(line)!.groups!
    return [query!, sign!, name!] as const
  })

describe('queries by signature', () => {
  test('are at least eighty', () => {
    expect(rows.length).toBeGreaterThanOrEqual(80)
  })

  test.for(rows)('%s %s %s', ([query, sign, name]) => {
    const found = namesIn(index, query, 1000)
    expect(index.search(query).mistake).toBeUndefined()
    if (sign === '=') expect(found[0]).toBe(name)
    else expect(found).not.toContain(name)
  })
})

describe('ranking', () => {
  const equal = (name: string, more: Parameters<typeof symbolOf>[1] = {}, slug = 'core') =>
    symbolOf(name, {
      callables: [callableOf('Date -> Date', { deprecated: more.deprecated ?? false })],
      ...more,
      id: `${slug}!${name}`,
    })

  test('of equal fits the deprecated one is last, and one named more often is first', () => {
    const symbols = [equal('a', { deprecated: true, references: 9 }), equal('b'), equal('c', { references: 5 })]
    expect(namesIn(indexOf({ slug: 'core', name: 'core', symbols }), 'Date -> Date')).toEqual(['c', 'b', 'a'])
  })

  test('of equal fits one whose name says that it is internal comes later', () => {
    const symbols = [equal('_a', { references: 9 }), equal('longName')]
    expect(namesIn(indexOf({ slug: 'core', name: 'core', symbols }), 'Date -> Date')).toEqual(['longName', '_a'])
  })

  test("the main entry point comes before others, the reader's package before all", () => {
    const core = {
      slug: 'core',
      name: 'core',
      symbols: [equal('side', { isMain: false, references: 9 }), equal('root')],
    }
    const other = { slug: 'other', name: 'other', symbols: [equal('theirs', {}, 'other')] }
    const both = indexOf(core, other)
    expect(both.search('Date -> Date').hits.map(({ name }) => name)).toEqual(['root', 'theirs', 'side'])
    expect(both.search('Date -> Date', { package: 'other' }).hits[0]?.name).toBe('theirs')
  })

  test('an overloaded function is one hit, by its closest overload', () => {
    const callables = ['Date -> string', 'Date, number -> string'].map((text, at) =>
      callableOf(text, { anchor: `o${at}` }),
    )
    const found = indexOf({ slug: 'core', name: 'core', symbols: [symbolOf('o', { callables })] }).search(
      'Date, number -> string',
    )
    expect(found.hits.map(({ anchor, signature }) => [anchor, signature])).toEqual([['o1', '(Date, number) => string']])
    expect(found.total).toBe(1)
  })
})

describe('names', () => {
  test('that the site does not have are type parameters, and are reported', () => {
    const { hits, unknown } = index.search('Banana -> Banana')
    expect(hits[0]?.name).toBe('identity')
    expect(unknown).toEqual(['Banana'])
  })

  test('single capitals and declared names are type parameters without a report', () => {
    expect(index.search('<Item>(Item) -> Item').unknown).toEqual([])
    expect(index.search('T -> T').unknown).toEqual([])
  })

  test('unexported types of one name are found by it, without their numbers', () => {
    const callables = [callableOf('() -> Hidden')].map((one) => ({
      ...one,
      result: { head: 'core!~Hidden~2', parts: [] },
    }))
    const found = indexOf({ slug: 'core', name: 'core', symbols: [symbolOf('make', { callables })] }).search(
      '-> Hidden',
    )
    expect(found.hits.map(({ signature }) => signature)).toEqual(['() => Hidden'])
    expect(found.unknown).toEqual([])
  })

  test('filters that signatures do not have are reported and do nothing', () => {
    const { hits, unknown } = index.search('has:example kind:fruit () -> Date')
    expect(hits[0]?.name).toBe('now')
    expect(unknown).toEqual(['has:example', 'kind:fruit'])
  })

  test('a word before a type that reads as a filter is reported, whatever its key', () => {
    const { hits, unknown, mistake } = index.search('package:alpha kind:function foo:bar () -> Date')
    expect(mistake).toBeUndefined()
    expect(hits.length).toBeGreaterThan(0)
    expect(unknown).toEqual(['package:alpha', 'foo:bar'])
    expect(index.search('value:string -> Date').unknown).toEqual([])
  })
})

describe('pieces', () => {
  const many = {
    slug: 'many',
    name: 'many',
    symbols: Array.from({ length: 9000 }, (_, at) =>
      symbolOf(`name${at}`, {
        id: `many!name${at}`,
        callables: [callableOf(`(value${at % 7}: Type${at}) -> Result${at % 90}`)],
      }),
    ),
  }
  const files = encodeSignatures([many])

  test('end below half a megabyte', () => {
    expect(files.pieces.length).toBeGreaterThan(1)
    for (const piece of files.pieces) expect(piece.length).toBeLessThan(500_000)
  })

  test('a query needs only those that may have its result, until they are added', () => {
    const open = openSignatures(files.root)
    const { needs, hits } = open.search('Type5 -> Result5')
    expect(needs.length).toBe(1)
    expect(hits).toEqual([])
    open.add(needs[0]!, files.pieces[needs[0]!]!)
    const found = open.search('Type5 -> Result5')
    expect(found.needs).toEqual([])
    expect(found.hits.map(({ name }) => name)).toEqual(['name5'])
  })

  test('a query with parameters needs only those whose callables take as many', () => {
    const open = openSignatures(files.root)
    expect(open.needs('(Type5, Type5, Type5, Type5, Type5, Type5, Type5, Type5, Type5) -> _')).toEqual([])
  })

  test('a query for any result needs all', () => {
    expect(openSignatures(files.root).search('Type5 -> _').needs.length).toBe(files.pieces.length)
  })

  test('equal packages give equal files, whatever their order', () => {
    const other = { ...library, slug: 'other' }
    expect(encodeSignatures([other, library])).toEqual(encodeSignatures([library, other]))
  })
})

describe('bad input', () => {
  test.for([
    ['->', 2, '', 'sides'],
    ['', 0, '', 'type'],
    ['string', 6, '', '=>'],
    ['Promise< -> X', 9, '->', 'type'],
    ['(string -> X', 12, '', ')'],
    ['[string -> X', 8, '->', ']'],
    ['{ a: string -> X', 12, '->', '}'],
    ['string -> Map<K', 15, '', '>'],
    ['string -> X Y', 12, 'Y', 'end'],
    ['string,, -> X', 7, ',', 'type'],
    ['-> )', 3, ')', 'type'],
    ['a extends b -> X', 12, '->', '?'],
  ] as const)('%j says where and what was expected', ([query, at, found, expected]) => {
    expect(index.search(query).mistake).toEqual({ at, found, expected })
  })

  test.for([
    ['5,000 characters', 'a'.repeat(5000)],
    ['10,000 nested brackets', `${'A<'.repeat(10_000)} -> X`],
    ['nested brackets within the length', `${'A<'.repeat(400)}`],
    ['nested parentheses', `${'('.repeat(480)} -> X`],
    ['nested operators', `${'keyof '.repeat(150)}T -> X`],
    ['many parameters', `${'string, '.repeat(50)}string -> X`],
    ['control characters', '\u0000\u0001 -> \u001b['],
    ['right-to-left', '\u202E-> \u05D0\u05D1 \u05D2'],
    ['lone surrogates', '\uD800 -> \uDC00'],
    ['an open string', '"abc -> X'],
    ['arrows only', '-> -> -> ->'],
    ['signs', '.*+?^${}()|[]\\ -> X'],
  ])('%s: an answer, and no hits', ([, query]) => {
    const { hits, mistake } = index.search(query!)
    expect(hits).toEqual([])
    expect(mistake?.expected).toBeTypeOf('string')
  })

  test('marks of direction do not count', () => {
    expect(namesIn(index, '\u200F() \u202A-> Date')).toEqual(namesIn(index, '() -> Date'))
  })

  test('a type that refers to itself ends', () => {
    const looped = packageFrom('type Loop = Loop | Loop[]\ntype A = B\ntype B = A\nuse: (a: A) -> Loop')
    expect(indexOf(looped).search('string -> Date').hits).toEqual([])
    expect(namesIn(indexOf(looped), 'A -> Loop')).toEqual(['use'])
    expect(index.search('T -> T[]').mistake).toBeUndefined()
  })

  test.for([
    ['no JSON', 'x'],
    ['no object', 'null'],
    ['another version', '{"version":99}'],
    ['no lists', JSON.stringify({ version: signaturesVersion })],
    ['a row that is not there', JSON.stringify({ ...emptyRoot, types: [[3]] })],
    ['an alias without a type', JSON.stringify({ ...emptyRoot, heads: ['core!A'], aliases: [[0, 0, 7]] })],
    ['a result that has no head', JSON.stringify({ ...emptyRoot, pieces: [[9]], arities: [[0, 0]] })],
  ])('a root with %s is refused', ([, text]) => {
    expect(() => openSignatures(text!)).toThrow(SignaturesFormatError)
  })

  test('a piece of another version, or of another root, is refused', () => {
    const { root, pieces } = encodeSignatures([library])
    const open = openSignatures(root)
    const piece = JSON.parse(pieces[0]!) as object
    expect(() => open.add(0, '{"version":99}')).toThrow('found version 99')
    expect(() => open.add(0, JSON.stringify({ ...piece, types: [[99999]] }))).toThrow('damaged')
    expect(() => open.add(0, JSON.stringify({ ...piece, key: 1 }))).toThrow('a piece of another build')
  })
})

describe('files on demand', () => {
  const { root, pieces } = encodeSignatures([library])

  test('a piece that fails is missing, and loaded again by the next query', async () => {
    let isBroken = true
    const asker = signatureAsker((file) => {
      if (file > 0 && isBroken) throw new Error('no network')
      return file === 0 ? root : pieces[file - 1]!
    })
    expect(await asker.ask('() -> Date')).toMatchObject({ hits: [], missing: 1 })
    isBroken = false
    expect(await asker.ask('() -> Date')).toMatchObject({
      hits: [{ name: 'now' }],
      missing: 0,
      packageNames: [['core', '@acme/core']],
    })
  })

  test('two queries at once load each file once', async () => {
    const loads: number[] = []
    const asker = signatureAsker(async (file) => {
      loads.push(file)
      return Promise.resolve(file === 0 ? root : pieces[file - 1]!)
    })
    const [one, other] = await Promise.all([asker.ask('() -> Date'), asker.ask('() -> Date')])
    expect(one).toEqual(other)
    expect(one.missing).toBe(0)
    expect(loads).toEqual([...new Set(loads)])
  })

  test('a root file that fails is an error, and loaded again by the next query', async () => {
    let isBroken = true
    const asker = signatureAsker((file) => {
      if (isBroken) throw new Error('no network')
      return file === 0 ? root : pieces[file - 1]!
    })
    await expect(asker.ask('() -> Date')).rejects.toThrow('no network')
    isBroken = false
    expect((await asker.ask('() -> Date')).total).toBe(1)
  })

  test('pieces of a newer build are missing once; the next query has all of the new one', async () => {
    const changed = encodeSignatures([packageFrom('other: () -> Date')])
    let files = { root, pieces }
    const asker = signatureAsker((file) => (file === 0 ? files.root : files.pieces[file - 1]!))
    const first = asker.ask('() -> Date')
    files = changed
    expect((await first).missing).toBe(1)
    expect((await asker.ask('() -> Date')).hits.map(({ name }) => name)).toEqual(['other'])
  })

  test('a query with a mistake loads no piece', async () => {
    const loaded: number[] = []
    const asker = signatureAsker((file) => {
      loaded.push(file)
      return root
    })
    expect((await asker.ask('->')).mistake?.expected).toBe('sides')
    expect(loaded).toEqual([0])
  })
})
