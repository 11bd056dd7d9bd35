import { expect, test } from 'vitest'
import { byLetter, lastName, letterPages } from './letters.ts'

const self = (name: string): string => name

test('names are sorted without their namespaces, signs before a letter and case, in groups of Latin letters', () => {
  const groups = byLetter(['zip', '$ZodType', 'operators.map', 'Map', '_init', 'écart', '日本', '$', 'alpha'], self)
  expect(groups.map(({ letter, items }) => [letter, ...items])).toEqual([
    ['', '$', '日本'],
    ['A', 'alpha'],
    ['E', 'écart'],
    ['I', '_init'],
    ['M', 'Map', 'operators.map'],
    ['Z', 'zip', '$ZodType'],
  ])
})

test.each([
  ['a.b.c', 'c'],
  ['plain', 'plain'],
  ['ns."x.y"', '"x.y"'],
  ['ns.[Symbol.iterator]', '[Symbol.iterator]'],
  ['', ''],
])('the last name of %s is %s', (name, last) => expect(lastName(name)).toBe(last))

test('a list up to 2000 rows is one page', () => {
  const groups = byLetter(['a', 'b'], self)
  expect(letterPages(groups, () => 1000)).toEqual([{ part: undefined, groups }])
})

test('a longer list has pages for each letter, in pieces of 2000 rows', () => {
  const names = [...Array.from({ length: 4500 }, (_, at) => `b${at}`), 'a', '1']
  const pages = letterPages(byLetter(names, self))
  expect(pages.map(({ part, groups }) => [part, groups.map(({ letter, items }) => [letter, items.length])])).toEqual([
    [undefined, [['', 1]]],
    ['a', [['A', 1]]],
    ['b', [['B', 2000]]],
    ['b-2', [['B', 2000]]],
    ['b-3', [['B', 500]]],
  ])
})
