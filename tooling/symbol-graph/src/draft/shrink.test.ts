import { expect, test } from 'vitest'
import { createShrinker } from './shrink.ts'

test('keeps data equal and shared objects shared', () => {
  const shared = { words: ['a', 'b'], none: [] }
  const make = (): object => ({
    list: [shared, shared],
    empty: [],
    map: new Map([['k', { deep: [1, []] }]]),
    noMap: new Map(),
    text: 'x',
    absent: undefined,
    nothing: null,
  })
  const data = make()
  expect(createShrinker()(data)).toBe(data)
  expect(data).toEqual(make())
  const { list } = data as { list: [object, object] }
  expect(list[0]).toBe(list[1])
})

test('shares one empty list across calls', () => {
  const shrink = createShrinker()
  const { a, b } = shrink({ a: [], b: [[]] as [never[]] })
  expect(a).toBe(b[0])
  expect(shrink({ c: [] }).c).toBe(a)
})

test('shares equal small objects and no others', () => {
  const shrink = createShrinker()
  const first = shrink({
    spans: [
      [1, 2],
      [1, 2],
    ],
    pieces: [{ text: 'a' }, { text: 'a', style: 't' }],
  })
  const { spans, pieces } = shrink({
    spans: [
      [1, 2],
      [2, 1],
      ['1', '2'],
      [1, 2, 3],
    ],
    pieces: [
      { text: 'a' },
      { text: 'a', style: 't' },
      { name: 'a' },
      { text: 'a', style: 't', target: 'b' },
      { text: '', isImported: true },
    ],
  })
  expect(first.spans[0]).toBe(first.spans[1])
  expect([spans[0], pieces[0], pieces[1]].map((one, at) => one === [first.spans[0], ...first.pieces][at])).toEqual([
    true,
    true,
    true,
  ])
  expect(spans).toEqual([
    [1, 2],
    [2, 1],
    ['1', '2'],
    [1, 2, 3],
  ])
  expect(pieces).toEqual([
    { text: 'a' },
    { text: 'a', style: 't' },
    { name: 'a' },
    { text: 'a', style: 't', target: 'b' },
    { text: '', isImported: true },
  ])
})
