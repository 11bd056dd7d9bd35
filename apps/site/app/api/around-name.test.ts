import type { Token } from '@signpost/graph-model'
import { expect, test } from 'vitest'
import { aroundName, lineOf } from './around-name.ts'

const partsOf = (tokens: readonly Token[], name: string): string[] => aroundName(tokens, name).map(lineOf)

test.each<[name: string, tokens: readonly Token[], before: string, after: string]>([
  ['open', [['static', null, 'k'], ' ', ['open', null, 'd'], '(): ', ['Door', 0]], 'static ', '(): Door'],
  ['content-type', [["'content-type'", null, 's'], '?: string'], '', '?: string'],
  ['[Symbol.iterator]', ['[', ['Symbol', 0], '.', ['iterator', null], ']', '(): void'], '', '(): void'],
  ['[Symbol.iterator]', ['async [', ['Symbol', 0], '.iterator](): ', ['Door', 0]], 'async ', '(): Door'],
  ['a', [['abstract', null, 'k'], ' ', ['ba', null], '.a, a: ', ['a', null]], 'abstract ba.a, ', ': a'],
  [
    'unknown',
    [['readonly', null, 'k'], ' unknown?: Options[', ["'unknown'", null, 's'], ']'],
    'readonly ',
    "?: Options['unknown']",
  ],
  ['static', [['static', null, 'k'], ' ', ['static', null, 'd'], '(): void'], 'static ', '(): void'],
  ['value', [['T', null, 't'], '[]'], '', ': T[]'],
  ['box.size', ['readonly size?: ', ['number', null, 'k']], 'readonly ', '?: number'],
  ['box.lid.open', [['open', null, 'd'], '(): void'], '', '(): void'],
  ['a.b', [["'a.b'", null, 's'], ': ', ['b', null]], '', ': b'],
  ['box.size', [['T', null, 't'], '[]'], '', ': T[]'],
  ['value', [], '', ''],
  ['', ['string'], '', ': string'],
])('%j is cut out of a signature', (name, tokens, before, after) => {
  expect(partsOf(tokens, name)).toEqual([before, after])
})

test('a line has a space where the signature may break, and none where a group opens or closes', () => {
  expect(lineOf(['f(', 1, 'a,', 0, 'b', -1, ')'])).toBe('f(a, b)')
})
