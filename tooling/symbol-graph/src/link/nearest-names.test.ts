import { expect, test } from 'vitest'
import { nearestNames } from './nearest-names.ts'

test.for([
  ['Buton', ['Button', 'Bottle'], ['Button']],
  ['button', ['Button', 'buttons'], ['Button', 'buttons']],
  ['Obsrevable', ['Observable', 'Observer'], ['Observable']],
  ['ns.Fo', ['ns.Foo', 'Bar'], ['ns.Foo']],
  ['Bxo', ['@acme/core#Box'], ['@acme/core#Box']],
  ['x', ['completely', 'different'], []],
  ['ab', ['ac', 'ad', 'ae', 'af'], ['ac', 'ad', 'ae']],
] as const)('%s', ([wrong, names, near]) => {
  expect(nearestNames(wrong, names)).toEqual(near)
})
