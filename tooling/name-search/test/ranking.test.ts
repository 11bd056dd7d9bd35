import { describe, expect, test } from 'vitest'
import { type NameHit, type NameIndex, openNames } from '../src/search/index.ts'
import { encodeNames } from '../src/write/encode-names.ts'
import type { NamePackage, NameSymbol } from '../src/write/name-symbol.ts'
import { memberNamed, packageOf, symbolNamed } from './named.ts'

function indexOf(...packages: NamePackage[]): NameIndex {
  return openNames(encodeNames(packages))
}

function indexOfNames(...names: string[]): NameIndex {
  return indexOf(packageOf(names.map((name) => symbolNamed(name, 'function'))))
}

function whole({ container, name }: NameHit): string {
  return container === '' ? name : `${container}.${name}`
}

function found(index: NameIndex, query: string, slug?: string): string[] {
  return index.search(query, slug === undefined ? {} : { package: slug }).hits.map(whole)
}

/** A hit with what it matched in brackets. */
function marked(index: NameIndex, query: string): string[] {
  return index.search(query).hits.map((hit) => {
    const text = whole(hit)
    return hit.marks.reduceRight(
      (rest, [start, end]) => `${rest.slice(0, start)}[${rest.slice(start, end)}]${rest.slice(end)}`,
      text,
    )
  })
}

test('a path finds what the class inherits, after members of its own and of namesakes not at all', () => {
  const extending = (name: string): Pick<NameSymbol, 'bases'> => ({
    bases: [{ role: 'extends', to: { slug: 'core', kind: 'class', name } }],
  })
  const index = indexOf(
    packageOf([
      symbolNamed('Emitter', 'class', { members: [memberNamed('on'), memberNamed('off')] }),
      symbolNamed('Target', 'class', { ...extending('Emitter'), members: [memberNamed('on')] }),
      symbolNamed('Page', 'class', { ...extending('Target'), members: [memberNamed('open')] }),
      symbolNamed('Other', 'class', { members: [memberNamed('off'), memberNamed('on')] }),
    ]),
  )
  expect(found(index, 'Page.off')[0]).toBe('Emitter.off')
  expect(found(index, 'Page.off')).not.toContain('Other.off')
  expect(found(index, 'Target.on').slice(0, 2)).toEqual(['Target.on', 'Emitter.on'])
  expect(found(index, 'Emitter.on')).not.toContain('Target.on')
})

describe('classes of matches', () => {
  test('come in the order: exact, prefix, word, substring, subsequence', () => {
    const index = indexOfNames(
      'set',
      'setter',
      'sliceEveryThing',
      'unsetX',
      'reset',
      'xSet',
      'someEarlyTime',
      'inSetOf',
    )
    const { hits } = index.search('set')
    expect(hits.map((hit) => [whole(hit), hit.match])).toEqual([
      ['set', 'exact'],
      ['setter', 'prefix'],
      ['xSet', 'word'],
      ['inSetOf', 'word'],
      ['reset', 'substring'],
      ['unsetX', 'substring'],
      ['someEarlyTime', 'subsequence'],
      ['sliceEveryThing', 'subsequence'],
    ])
  })

  test('a hump is before a word, a qualified name before a prefix', () => {
    const map = symbolNamed('Map', 'class', { members: [memberNamed('get'), memberNamed('getAll')] })
    const functions = ['getMore', 'requestAnimationFrame', 'xRaf'].map((name) => symbolNamed(name, 'function'))
    const index = indexOf(packageOf([map, ...functions]))
    expect(index.search('Map.get').hits.map((hit) => [whole(hit), hit.match])).toEqual([
      ['Map.get', 'qualified'],
      ['Map.getAll', 'prefix'],
    ])
    expect(index.search('rAF').hits.map((hit) => [whole(hit), hit.match])).toEqual([
      ['requestAnimationFrame', 'hump'],
      ['xRaf', 'word'],
    ])
  })

  test('misspelt words are looked for when there are fewer than five hits, one letter from four, two from eight', () => {
    const index = indexOfNames('fetch', 'structuredClone')
    expect(index.search('fetcj').hits.map(({ match }) => match)).toEqual(['typo'])
    expect(found(index, 'strukturedClome')).toEqual(['structuredClone'])
    expect(found(index, 'fezzh')).toEqual([])
    expect(found(index, 'fecth')).toEqual(['fetch'])
    expect(found(index, 'ffetch')).toEqual(['fetch'])
    expect(found(indexOfNames('map'), 'mpa')).toEqual([])
    const enough = indexOfNames('fetchd', 'fetchA', 'fetchB', 'fetchC', 'fetchD', 'fetsh')
    expect(found(enough, 'fetch')).not.toContain('fetsh')
  })
})

describe('among equals', () => {
  const plain = (name: string, more: Partial<NameSymbol> = {}, slug = 'core'): NameSymbol =>
    symbolNamed(name, 'function', more, slug)

  test('the same case comes first', () => {
    expect(found(indexOf(packageOf([plain('Box', { references: 9 }), plain('box')])), 'box')).toEqual(['box', 'Box'])
  })

  test('the top level comes before members, members before second names', () => {
    const page = { slug: 'core', kind: 'function', name: 'home' } as const
    const symbols = [
      symbolNamed('Box', 'class', { references: 50, members: [memberNamed('open')] }),
      plain('open'),
      plain('home'),
      plain('open', { alias: true, container: 'ns', page, references: 99 }),
    ]
    const { hits } = indexOf(packageOf(symbols)).search('open')
    expect(hits.map((hit) => [whole(hit), hit.alias])).toEqual([
      ['open', false],
      ['Box.open', false],
      ['ns.open', true],
    ])
    expect(hits[2]!.page).toEqual(page)
  })

  test('then what is not deprecated, what is in the own package, what is named often, what is short', () => {
    const index = indexOf(
      packageOf([
        plain('getOld', { deprecated: true, references: 99 }),
        ...['getLonger', 'getB', 'getA'].map((name) => plain(name)),
        plain('getOften', { references: 7 }),
      ]),
      packageOf([plain('getNearby', {}, 'ui')], 'ui'),
    )
    expect(found(index, 'get', 'ui')).toEqual(['getNearby', 'getOften', 'getA', 'getB', 'getLonger', 'getOld'])
    expect(found(index, 'get')).toEqual(['getOften', 'getA', 'getB', 'getLonger', 'getNearby', 'getOld'])
  })

  test('of members with one name, those with docs come first, however often their symbols are named', () => {
    const member = (docs: boolean): Partial<NameSymbol> => ({ members: [memberNamed('ratio', 'property', { docs })] })
    const index = indexOf(
      packageOf([plain('Chart', { ...member(false), references: 9 }), plain('Options', member(true))]),
    )
    expect(index.search('ratio').hits.map(({ container }) => container)).toEqual(['Options', 'Chart'])
  })

  test('a second name that reads like the first is listed once, and beside others still found by its package', () => {
    const home = symbolNamed('Box')
    const again = symbolNamed('Box', 'class', { alias: true, page: home.page })
    const index = indexOf(packageOf([home]), packageOf([again], 'ui'))
    expect(index.search('box').total).toBe(1)
    expect(index.search('box pkg:ui').hits.map(({ page, alias }) => [page.slug, alias])).toEqual([['core', true]])
  })
})

describe('words', () => {
  const map = symbolNamed('Map', 'class', { members: [memberNamed('get'), memberNamed('set')] })
  const index = indexOf(
    packageOf([map, symbolNamed('ünïcode', 'variable'), symbolNamed('MAX_SAFE_SIZE', 'variable')]),
    packageOf([symbolNamed('addEventListener', 'function', {}, 'dom')], 'dom'),
  )

  test.for([
    ['map get', ['[Map].[get]']],
    ['get core', ['Map.[get]']],
    ['Map::get', ['[Map].[get]']],
    ['map?.get(key)', ['[Map].[get]']],
    ['`Map#get`', ['[Map].[get]']],
    ['Map.prototype.get', ['[Map].[get]']],
    ['unicode', ['[ünïcode]']],
    ['ÜNÏCODE', ['[ünïcode]']],
    ['UNI\u0308COD', ['[ünïcod]e']],
    ['safe-size', ['MAX_[SAFE]_[SIZE]']],
    ['listener add', ['[add]Event[Listener]']],
    ['aEL', ['[a]dd[E]vent[L]istener']],
    ['listener dom', ['addEvent[Listener]']],
    ['listener get', []],
    ['"event listener"', []],
    ['import { addEventListener as on } from "@acme/dom"', ['[addEventListener]']],
    ['core', []],
  ] as const)('%s', ([query, expected]) => {
    expect(marked(index, query)).toEqual(expected)
  })
})

test('what objects have by birth is found like any other name, and nothing else by it', () => {
  const names = [
    '__proto__',
    'constructor',
    'prototype',
    'toString',
    'hasOwnProperty',
    'valueOf',
    'then',
    'default',
    'arguments',
    'eval',
  ]
  const index = indexOfNames(...names)
  for (const name of names) expect(index.search(name).hits[0]).toMatchObject({ name, match: 'exact', page: { name } })
  expect(found(indexOfNames('Box'), '__proto__')).toEqual([])
  expect(
    indexOfNames('Box')
      .search('__proto__:x constructor:x')
      .filters.map(({ known }) => known),
  ).toEqual([false])
})
