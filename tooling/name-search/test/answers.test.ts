import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { type AnswerIndex, openAnswers, openWords } from '../src/search/index.ts'
import type { AnsweredName, LoadPiece } from '../src/search/index.ts'
import { encodeSearch } from '../src/write/index.ts'
import type { EntryText, NamePackage } from '../src/write/index.ts'
import { memberNamed, packageOf, symbolNamed } from './named.ts'

const hash = (): string => '0123456789ab'

/** Opens the answers of some packages. @param change - Replaces the loading of pieces. */
function open(packages: readonly NamePackage[], change = (load: LoadPiece): LoadPiece => load): AnswerIndex {
  const { names, words } = encodeSearch(packages, hash)
  const piece = openWords({ bytes: words })
  return openAnswers(
    names,
    change((name) => piece(name)!),
  )
}

function textOf(summary: string, more = '', aliases = ''): { text: EntryText } {
  return { text: { summary, signature: 'declare const x: AbortSignal', more, aliases } }
}

const files: NamePackage = {
  ...packageOf(
    [
      symbolNamed('readJson', 'function', {
        ...textOf('Reads a JSON file.', 'A byte order mark is skipped.'),
        specifier: '@acme/files',
      }),
      symbolNamed('walk', 'function', textOf('Lists the contents of a folder.')),
      symbolNamed('Observable', 'class', {
        ...textOf('A lazy source of values.', 'It is glitch-free.'),
        members: [memberNamed('subscribe', 'method', textOf('Starts the source with an observer.'))],
      }),
      symbolNamed('observable', 'function', { ...textOf('Former name.'), deprecated: true }),
      symbolNamed('colorOf', 'function', textOf('Reads the colour of a pixel.')),
      symbolNamed('combineLatest', 'function', textOf('Combines sources.', '', 'zipAll')),
      symbolNamed('clear', 'function', textOf('Removes all.')),
      symbolNamed('useMedia', 'function', textOf('Media as state.')),
    ],
    'files',
  ),
  texts: [
    { anchor: '', heading: '', text: 'Helpers for files and folders.' },
    { anchor: 'why', heading: 'Why', text: 'Publică versiunile fără grijă.' },
  ],
}
const index = open([files])

async function first(query: string, from = index): Promise<string> {
  const answer = await from.ask({ query })
  const [group] = answer.order
  const [hit] = group === undefined ? [] : answer[group].hits
  if (hit === undefined) return ''
  if (!('type' in hit)) return `package ${hit.name}`
  return hit.type === 'text' ? `${hit.slug}#${hit.anchor}` : `${hit.hit.container} ${hit.hit.name}`.trim()
}

describe('the first answer', () => {
  test.each([
    ['glitch-free', 'Observable'],
    ['byte order mark', 'readJson'],
    ['how to subscribe', 'Observable subscribe'],
    ['skipping marks', 'readJson'],
    ['reads colors', 'colorOf'],
    ['colour', 'colorOf'],
    ['directory contents', 'walk'],
    ['zipAll', 'combineLatest'],
    ['cL', 'combineLatest'],
    ['observable', 'Observable'],
    ['obsevable', 'Observable'],
    ['Media', 'useMedia'],
    ['files', 'package @acme/files'],
    ['@acme/files', 'package @acme/files'],
    ['versiune publicată', 'files#why'],
    ['glitc', 'Observable'],
  ])('of %s is %s', async (query, expected) => expect(await first(query)).toBe(expected))

  test('is a clear name before words that are elsewhere', async () => {
    const { order, words } = await index.ask({ query: 'walk' })
    expect(order[0]).toBe('names')
    expect(words.hits.every((hit) => hit.type === 'text' || hit.hit.name !== 'walk')).toBe(true)
  })

  test('is a symbol of the root entry point, then of others, then of earlier versions', async () => {
    const entries = [2, 1, 0].map((standing) =>
      symbolNamed('parse', 'function', {
        page: { slug: 'core', kind: 'function', name: `parse${standing}` },
        standing,
        specifier: ['@acme/core', '@acme/core/mini', '@acme/core/v3'][standing]!,
      }),
    )
    const { names } = await open([packageOf(entries)]).ask({ query: 'parse' })
    expect(names.hits.map(({ specifier }) => specifier)).toEqual(['@acme/core', '@acme/core/mini', '@acme/core/v3'])
  })
})

describe('words beside a filter', () => {
  const reads = { text: textOf('Reads numbers.', 'A leading sign is skipped.').text }
  const packages = ['alpha', 'beta'].map((slug) => ({
    texts: [{ anchor: 'signs', heading: 'Signs', text: 'A leading sign is no digit.' }],
    ...packageOf(
      [
        symbolNamed(`${slug}Reader`, 'class', {
          page: { slug, kind: 'class', name: `${slug}Reader` },
          members: [memberNamed('next', 'method', reads)],
        }),
        symbolNamed(`${slug}Of`, 'function', { page: { slug, kind: 'function', name: `${slug}Of` }, ...reads }),
      ],
      slug,
    ),
  }))
  const hitsOf = async (query: string): Promise<string[]> => {
    const { words } = await open(packages).ask({ query })
    return words.hits
      .flatMap((hit) => (hit.type === 'name' ? `${hit.package} ${hit.hit.name}` : `${hit.package} #${hit.anchor}`))
      .sort()
  }

  test.each([
    ['leading sign', ['alpha #signs', 'alpha alphaOf', 'alpha next', 'beta #signs', 'beta betaOf', 'beta next']],
    ['leading sign pkg:beta', ['beta #signs', 'beta betaOf', 'beta next']],
    ['leading sign -pkg:beta', ['alpha #signs', 'alpha alphaOf', 'alpha next']],
    ['leading sign kind:method', ['alpha next', 'beta next']],
    ['leading sign -kind:method pkg:alpha', ['alpha #signs', 'alpha alphaOf']],
    ['leading sign release:public pkg:alpha', ['alpha alphaOf', 'alpha next']],
    ['leading sign is:deprecated', []],
    ['pkg:alpha', []],
  ])('are searched in what it lets through: %s', async (query, expected) =>
    expect(await hitsOf(query)).toEqual(expected.map((hit) => `@acme/${hit}`)),
  )

  test('count what it lets through', async () => {
    const { words, nearest } = await open(packages).ask({ query: 'leading sign pkg:beta', words: 1 })
    expect([words.hits.length, words.total, nearest]).toEqual([1, 3, []])
  })
})

describe('an order by words', () => {
  const many = [
    symbolNamed(
      'parse',
      'function',
      textOf('Parses a query.', `Reads settings. ${'It also reads other things. '.repeat(40)}`),
    ),
    symbolNamed('Options', 'interface', { members: [memberNamed('mode', 'property', textOf('Settings.'))] }),
    symbolNamed('format', 'function', {
      text: { summary: '', signature: 'format(query: string)', more: '', aliases: '' },
    }),
    symbolNamed('addHelp', 'function', textOf('Shows more.')),
    symbolNamed('Helper', 'class', textOf('Adds a custom text to the help.')),
    symbolNamed('customize', 'function', textOf('Changes it.')),
    symbolNamed('highest', 'function', textOf('Returns the maximum of numbers.')),
  ]
  const order = open([packageOf(many)])

  test('does not lower the words of a first sentence for a long remark', async () => {
    expect(await first('parses query', order)).toBe('parse')
  })

  test('ignores the syntax of signatures', async () => {
    const { words } = await order.ask({ query: 'const' })
    expect(words.total).toBe(0)
  })

  test('comes before names that have the words only somewhere', async () => {
    expect(await first('help text', order)).toBe('Helper')
    expect(await first('add help', order)).toBe('addHelp')
  })

  test('has words of the same meaning', async () => expect(await first('largest number', order)).toBe('highest'))

  test('has no answer of one word when another word is nowhere', async () => {
    expect((await order.ask({ query: 'kubernetes query' })).order).toEqual([])
  })

  test.each(['kubernetes fetched', 'kubernetis quary', 'stripe parsley'])('has no answer to %s', async (query) => {
    expect((await order.ask({ query })).order).toEqual([])
  })

  test.each([
    ['QueryCleint', 'QueryClient'],
    ['wirteJson', 'writeJson'],
    ['swtichMap', 'switchMap'],
    ['subcribe', 'subscribe'],
  ])('of %s is the name %s, not the words of its parts', async (query, expected) => {
    const named = ['QueryClient', 'QueryKey', 'writeJson', 'Json', 'switchMap', 'map', 'subscribe', 'Subscriber']
    const all = named.map((name) => symbolNamed(name, 'class', textOf(`The ${name}.`)))
    expect(await first(query, open([packageOf(all)]))).toBe(expected)
  })

  test('shows a hit once, and counts it once', async () => {
    const { names, words } = await order.ask({ query: 'help text' })
    const shown = [...names.hits, ...words.hits].map((hit) => hit.type === 'name' && hit.hit.name)
    expect(shown).toEqual([...new Set(shown)])
    expect(names.total + words.total).toBe(shown.length)
  })
})

describe('a row', () => {
  test('has the signature, the first sentence with its marks, and the entry point', async () => {
    const { names, words } = await index.ask({ query: 'readJson file' })
    const hit = [...names.hits, ...words.hits].find((one): one is AnsweredName => one.type === 'name')!
    expect(hit).toMatchObject({ specifier: '@acme/files', package: '@acme/files', summary: 'Reads a JSON file.' })
    expect(hit.signature).toContain('AbortSignal')
    expect(hit.summaryMarks.map(([from, to]) => hit.summary.slice(from, to))).toEqual(['Reads', 'JSON', 'file'])
  })
})

test('a name that is found by words has its parts marked', async () => {
  const { words } = await index.ask({ query: 'json files from a folder' })
  const marked = words.hits.flatMap((one) => {
    if (one.type !== 'name') return []
    const { container, name, marks } = one.hit
    const text = container === '' ? name : `${container}.${name}`
    return marks.map(([from, to]) => `${text}: ${text.slice(from, to)}`)
  })
  expect(marked).toContain('readJson: Json')
})

describe('nothing that fits', () => {
  test('is said, with the names that are like it', async () => {
    const { order, names, words, nearest } = await index.ask({ query: 'oeal' })
    expect([order, names.total, words.total]).toEqual([[], 0, 0])
    expect(nearest.map(({ hit }) => hit.name)).toContain('Observable')
    expect((await index.ask({ query: 'kubernetes ingress' })).order).toEqual([])
  })
})

describe('bad input', () => {
  test.each([
    ['5,000 characters', 'read '.repeat(1000)],
    ['one word of 5,000 characters', 'a'.repeat(5000)],
    ['control characters', 'read\u0000\u0007\u001b[31m json'],
    ['right-to-left', '\u202eכותרת read'],
    ['characters of regular expressions', '[a-(.*+?^${}|\\'],
    ['lone surrogates', '\ud800 read \udfff'],
    ['names of objects', '__proto__ constructor toString'],
    ['spaces', '   '],
  ])('%s get an answer', async (_, query) => {
    const answer = await index.ask({ query })
    expect(answer.failures).toEqual([])
    expect(answer.names.hits.length).toBeLessThanOrEqual(20)
  })

  test('10,000 hits are counted, and as many shown as are asked for', async () => {
    const many = Array.from({ length: 10_000 }, (_, at) => symbolNamed(`value${at}`, 'variable', textOf('A pixel.')))
    const answer = await open([packageOf(many)]).ask({ query: 'value', names: 10, words: 10 })
    expect([answer.names.total, answer.names.hits.length]).toEqual([10_000, 10])
  })

  test('queries leave nothing behind for the next one, and warming up loads nothing', async () => {
    const loaded: string[] = []
    const used = open([files], (load) => (name) => (loaded.push(name), load(name)))
    let steps = 0
    for await (const _ of used.warmUp()) steps += 1
    expect(steps).toBeGreaterThan(1)
    expect(loaded).toEqual([])
    const queries = [
      'walk',
      'obsrvable',
      'read json',
      'Observable.subscribe',
      'cL',
      'read-json',
      'lazy source',
      'kind:class',
    ]
    for (const query of [...queries, ...queries.reverse()])
      expect(await used.ask({ query })).toEqual(await open([files]).ask({ query }))
  })

  test('names that are only like a query are listed for a slip, and not beside a word that the docs have', async () => {
    const names = async (query: string): Promise<string[]> =>
      (await index.ask({ query })).names.hits.map(({ hit }) => hit.name)
    expect(await names('cleat')).toEqual(['clear'])
    const both = open([packageOf([...files.symbols, symbolNamed('cleat', 'function', textOf('A cleat.'))], 'files')])
    expect((await both.ask({ query: 'cleat' })).names.hits.map(({ hit }) => hit.name)).toEqual(['cleat'])
    // Letters in order, with others between them: an abbreviation that the docs do not have.
    expect(await names('rdjson')).toEqual(['readJson'])
    const other = open([packageOf([...files.symbols, symbolNamed('rd', 'function', textOf('An rdjson.'))], 'files')])
    expect((await other.ask({ query: 'rdjson' })).names.hits).toEqual([])
  })

  test('without its pieces the names are found, and the failures are said', async () => {
    const broken = open([files], () => () => Promise.reject(new Error('status 404')))
    const { names, failures } = await broken.ask({ query: 'readJson' })
    expect(names.hits[0]).toMatchObject({ hit: { name: 'readJson' }, summary: '', signature: '' })
    expect(failures[0]).toContain('status 404')
  })

  test('a piece that failed is loaded again for the next question', async () => {
    let isBroken = true
    const flaky = open([files], (load) => (name) => (isBroken ? Promise.reject(new Error('offline')) : load(name)))
    expect((await flaky.ask({ query: 'glitch' })).words.total).toBe(0)
    isBroken = false
    expect(await first('glitch', flaky)).toBe('Observable')
  })

  test('damaged pieces are failures', async () => {
    const damaged = open([files], () => () => new Uint8Array([200, 1, 2]))
    const { names, failures } = await damaged.ask({ query: 'walk' })
    expect(names.hits[0]!.hit.name).toBe('walk')
    expect(failures.length).toBeGreaterThan(0)
  })

  test('a words file of another version is refused, and pieces of another build are unknown', () => {
    const { words } = encodeSearch([files], hash)
    expect(openWords({ bytes: words })('ffffffffffff-0.bin')).toBeUndefined()
    expect(() => openWords({ bytes: Uint8Array.of(9, ...words.subarray(1)) })).toThrow(
      /found words of version 9; expected version 2/u,
    )
    expect(() => openWords({ bytes: words.subarray(0, 40) })).toThrow(/found a damaged file of words/u)
  })

  test('pieces keep their names until they or one of their neighbours change', () => {
    const sha = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex').slice(0, 12)
    const piecesOf = (last: string): Map<string, Uint8Array> => {
      const symbols = Array.from({ length: 1600 }, (_, at) =>
        symbolNamed(`name${at + 10_000}`, 'function', textOf(at === 1599 ? last : 'Reads a file.')),
      )
      const { names, words } = encodeSearch([packageOf(symbols, 'many')], sha)
      const piece = openWords({ bytes: words })
      return new Map(openAnswers(names, (name) => piece(name)!).pieces.map((name) => [name, piece(name)!]))
    }
    const [before, after] = [piecesOf('Reads a file.'), piecesOf('Walks a file.')]
    expect(before.size).toBe(after.size)
    const same = [...before].filter(([name]) => after.has(name))
    for (const [name, bytes] of same) expect(after.get(name)).toEqual(bytes)
    const renamed = [...after].filter(([name]) => !before.has(name)).map(([name]) => Number(/\d+(?=\.bin)/u.exec(name)))
    // Words are first, then cards, of which the last has the edited one.
    const last = after.size - 1
    expect([renamed[0], renamed.at(-1)]).toEqual([0, last])
    expect(same.length).toBeGreaterThan(15)
    expect(renamed.filter((at) => at >= 16)).toEqual(
      [...after.keys()].map((_, at) => at).filter((at) => at >= last - (last % 16)),
    )
  })

  test('a names file of an earlier minor version has names only', async () => {
    const { names } = encodeSearch([files], hash)
    const { order, failures } = await openAnswers(withoutColumns(names, 3), () => new Uint8Array()).ask({
      query: 'walk',
    })
    expect([order, failures]).toEqual([['names'], []])
  })
})

/** Names file without its last columns. Works while it has fewer than 128 columns of less than 16 kB. */
function withoutColumns(bytes: Uint8Array, fewer: number): Uint8Array {
  const count = bytes[6]!
  const lengths: number[][] = []
  let at = 7
  for (let column = 0; column < count; column += 1) {
    const length = [bytes[at]!]
    if (bytes[at]! > 127) length.push(bytes[at + 1]!)
    lengths.push(length)
    at += length.length
  }
  return Uint8Array.of(
    ...bytes.subarray(0, 6),
    count - fewer,
    ...lengths.slice(0, -fewer).flat(),
    ...bytes.subarray(at),
  )
}

test('equal packages give equal files, whatever their order', () => {
  const other = packageOf([symbolNamed('x', 'function', textOf('Other.'))], 'other')
  expect(encodeSearch([files, other], hash)).toEqual(encodeSearch([other, files], hash))
})

test('examples are names of the graph', () => {
  const { examples } = index
  expect(examples).toMatchObject({ name: 'walk', member: 'Observable.subscribe', package: 'files' })
})
