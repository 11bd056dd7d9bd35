import { expect, test } from 'vitest'
import { didYouMean, nearestName, nearestNames } from './did-you-mean.ts'

test.for([
  ['Buton', ['Button', 'Bottle'], ['Button']],
  ['button', ['Button', 'buttons'], ['Button', 'buttons']],
  ['Obsrevable', ['Observable', 'Observer'], ['Observable']],
  ['wanr', ['ignore', 'log', 'warn', 'throw'], ['warn']],
  ['x', ['completely', 'different'], []],
  ['ab', ['ac', 'ad', 'ae', 'af'], ['ac', 'ad', 'ae']],
  ['', ['a'], []],
  ['x', ['A', 'X', 'xy'], ['X']],
  ['x'.repeat(5000), ['x'], []],
  ['constructr', ['__proto__', 'constructor'], ['constructor']],
] as const)('%s may have meant names of %j', ([wrong, names, near]) => {
  expect(nearestNames(wrong, names)).toEqual(near)
  expect(nearestName(wrong, [...names].reverse())).toBe(near[0])
})

test('a part of the name is compared when asked', () => {
  const part = (name: string) => name.slice(Math.max(name.lastIndexOf('.'), name.lastIndexOf('#')) + 1)
  expect(nearestNames('ns.Fo', ['ns.Foo', 'Bar'], { part })).toEqual(['ns.Foo'])
  expect(nearestNames('Bxo', ['@acme/core#Box'], { part })).toEqual(['@acme/core#Box'])
})

test('the beginning of a name is near when asked', () => {
  const names = ['subscribe', 'Subject', 'su', 'map']
  expect(nearestNames('sub', names)).toEqual(['su'])
  expect(nearestNames('sub', names, { completes: true })).toEqual(['Subject', 'su', 'subscribe'])
})

test('the question names the nearest', () => {
  expect(didYouMean('tagine', ['title', 'tagline'])).toBe(' Did you mean "tagline"?')
  expect(didYouMean('zzz', ['title'])).toBe('')
})
