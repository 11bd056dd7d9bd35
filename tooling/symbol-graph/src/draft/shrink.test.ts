import { expect, test } from 'vitest'
import { createShrinker } from './shrink.ts'

test('data stays equal, and what was one thing stays one', () => {
  const shared = { words: ['a', 'b'], none: [] }
  const make = (): object => ({ list: [shared, shared], empty: [], map: new Map([['k', { deep: [1, []] }]]), noMap: new Map(), text: 'x', absent: undefined, nothing: null })
  const data = make()
  expect(createShrinker()(data)).toBe(data)
  expect(data).toEqual(make())
  const { list } = data as { list: [object, object] }
  expect(list[0]).toBe(list[1])
})

test('empty lists are one and the same, whenever they come', () => {
  const shrink = createShrinker()
  const { a, b } = shrink({ a: [], b: [[]] as [never[]] })
  expect(a).toBe(b[0])
  expect(shrink({ c: [] }).c).toBe(a)
})
