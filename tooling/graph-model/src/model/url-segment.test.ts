import { describe, expect, test } from 'vitest'
import { decodeSegment, encodeSegment } from './url-segment.ts'

const hostile = [
  '',
  '.',
  '..',
  '...',
  '~',
  '~~',
  '~2f~',
  '~1~~',
  '/',
  '\\',
  'a/b',
  '..%2f..',
  '%',
  '%E0%A4%A',
  '#',
  '?',
  'a b',
  '\u0000',
  '__proto__',
  'constructor',
  'then',
  'toString',
  'λ',
  'é',
  'e\u0301',
  '日本',
  '😀',
  '\ud800',
  '\u202e',
  'שלום',
  'ns.data',
  'x.html.br',
  'x.GZ',
  'page.html',
  'DATA.HTML',
  'index.html',
  'index',
  'Index',
  'a.data.b',
  '[Symbol.iterator]',
  '"quoted"',
  '$',
  '@scope',
  'CON',
  'Foo',
  'foo',
  '</script><img src=x onerror=alert(1)>',
  'x'.repeat(300),
]

/** Names made of pieces of the hostile ones, the same in every run. */
function* madeNames(count: number): Generator<string> {
  let state = 20251120
  const next = (below: number): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state % below
  }
  for (let made = 0; made < count; made++) {
    yield Array.from({ length: 1 + next(4) }, () => hostile[next(hostile.length)]!.slice(0, 8)).join('')
  }
}

describe('encodeSegment', () => {
  test.each([
    'Observable',
    'useLocalStorage',
    'Index',
    'indexes',
    '_private',
    '$store',
    'operators.map',
    '@acme.core',
    'λ',
  ])('leaves %j as it is', (name) => expect(encodeSegment(name)).toBe(name))

  test.each([
    ['a/b', 'a~2f~b'],
    ['..', '~2~~'],
    ['ns.data', 'ns~2e~data'],
    ['page.html', 'page~2e~html'],
    ['x.html.br', 'x.html~2e~br'],
    ['index', '~69~ndex'],
    ['a b', 'a~20~b'],
    ['e\u0301', 'e~301~'],
  ])('writes %j as %j', (name, segment) => expect(encodeSegment(name)).toBe(segment))

  test('gives every name a segment of its own that leads back to it', () => {
    const names = new Set([...hostile, ...madeNames(10_000)])
    const segments = new Set<string>()
    for (const name of names) {
      const segment = encodeSegment(name)
      expect(segment, name).not.toMatch(/[/\\?#%\s]|^\.{1,2}$|\.(data|html|br|gz)$/i)
      expect(segment).not.toBe('index')
      expect(segment.normalize('NFC')).toBe(segment)
      expect(decodeSegment(segment), name).toBe(name)
      segments.add(segment)
    }
    expect(segments.size).toBe(names.size)
  })
})

describe('decodeSegment', () => {
  test.each(['~4f~bservable', '~110000~', 'a/b', '%2e', 'ns.data', '~', 'e\u0301'])(
    'refuses %j, which no name is written as',
    (segment) => expect(decodeSegment(segment)).toBeUndefined(),
  )
})
