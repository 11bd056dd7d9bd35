import { expect, test } from 'vitest'
import { nearest } from './nearest.ts'

const names = ['Observable', 'observable', 'subscribe', 'Subject', 'map', '__proto__', 'constructor']

test.each([
  ['Observble', ['Observable', 'observable']],
  ['SUBJECT', ['Subject']],
  ['sub', ['Subject', 'subscribe']],
  ['constructr', ['constructor']],
  ['nothing like it', []],
  ['', []],
  ['x'.repeat(5000), []],
])('%s may have meant %j', (name, expected) => expect(nearest(name, names)).toEqual(expected))

test('the order of the candidates does not matter', () => {
  expect(nearest('Observble', [...names].reverse())).toEqual(nearest('Observble', names))
})
