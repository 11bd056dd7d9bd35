import { expect, test } from 'vitest'
import { compareSides } from '../compare-sides.ts'
import { defaultOptions } from '../types/program.ts'

const compare = (before: string, after: string) => {
  const side = (text: string) => ({
    label: 'x',
    files: new Map([['x.d.ts', text]]),
    entries: new Map([['.', 'x.d.ts']]),
  })
  return compareSides(side(before), side(after), defaultOptions)
}
const named = (name: string) => `export declare function ${name}(a: string): void;`

test('a rename is one finding with the new name, its confidence and a proof', () => {
  expect(compare(named('createStore'), named('createDataStore'))).toMatchObject([
    { rule: 'renamed', symbol: 'createStore', renamedTo: 'createDataStore', confidence: 0.8, proof: 'proven' },
  ])
})

test('a class that names itself is renamed', () => {
  const code = (name: string) => `export declare class ${name} { next(): ${name} }`
  expect(compare(code('NodeItem'), code('ItemNode')).map(({ rule }) => rule)).toEqual(['renamed'])
})

test.each([
  ['other words', named('readFile'), named('writeFile')],
  ['opposite words', named('encode'), named('decode')],
  ['a negation', named('mount'), named('unmount')],
  ['another number', named('schemaV1'), named('schemaV2')],
  ['another shape', named('createStore'), 'export declare function createDataStore(a: number): void;'],
  ['another kind', 'export interface Size { a: 1 }', 'export type SizeType = { a: 1 }'],
  ['two candidates', named('createStore'), named('createDataStore') + named('createFileStore')],
])('no rename: %s', (_, before, after) => {
  const rules = compare(before, after).map(({ rule }) => rule)
  expect(rules).toContain('export-removed')
  expect(rules).not.toContain('renamed')
})
