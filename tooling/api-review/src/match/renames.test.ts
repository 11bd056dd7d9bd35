import { expect, test } from 'vitest'
import { compareSides } from '../compare-sides.ts'
import { defaultOptions } from '../compiler/program.ts'

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

test.each([
  ['a method', (name: string) => `export interface A { ${name}(reason: Error): void; b: 1; x?: 2 }`],
  [
    'a method with two parameters',
    (name: string) => `export declare class A { ${name}(code: number, reason?: string): void; b: 1 }`,
  ],
  ['the only function that is gone', (name: string) => `export interface A { ${name}(): void; b: 1 }`],
  ['a property of a named type', (name: string) => `export interface A { ${name}: Map<string, Date>; b: 1 }`],
  ['a function', (name: string) => `export declare function ${name}(reason: Error): Promise<void>;`],
  ['an interface', (name: string) => `export interface ${name} { a: 1; b: 2 }`],
  ['a member of an object', (name: string) => `export declare const api: { ${name}(reason: Error): void; b: 1 }`],
])('%s with an equal declaration and a name of other words is renamed, less surely', (_, code) => {
  const findings = compare(code('close'), code('shut'))
  expect(findings).toMatchObject([{ rule: 'renamed', renamedTo: expect.stringMatching(/shut$/), proof: 'proven' }])
  expect(findings[0]?.confidence).toBeLessThan(0.6)
})

test.each([
  ['of a simple type', '{ delay: number }', '{ count: number }'],
  ['of which two are alike', '{ close(a: Error): void; end(a: Error): void }', '{ shut(a: Error): void; b: 1 }'],
  ['that opposes it', '{ attach(a: Error): void }', '{ detach(a: Error): void }'],
  ['beside another one', '{ start(): void; a: 1 }', '{ flush(): void }'],
])('a member %s is not renamed', (_, before, after) => {
  const code = (type: string) => `export declare function f(): ${type}`
  expect(compare(code(before), code(after)).map(({ rule }) => rule)).not.toContain('renamed')
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

test.each([
  [
    'a property',
    'export declare function f(): { delay: number }',
    'export declare function f(): { delayTime: number }',
  ],
  ['a method', 'export declare class F { open(a: 1): void }', 'export declare class F { openFile(a: 1): void }'],
  [
    'an optional property',
    'export declare function f(a: { delay?: 1 }): void',
    'export declare function f(a: { delayTime?: 1 }): void',
  ],
  ['a static member', 'export declare class F { static of(): F }', 'export declare class F { static ofFile(): F }'],
])('%s that has another name is renamed, with a proof', (_, before, after) => {
  expect(compare(before, after)).toMatchObject([
    {
      rule: 'renamed',
      strict: 'major',
      pragmatic: 'major',
      proof: 'proven',
      renamedTo: expect.stringMatching(/\.\w+$/),
    },
  ])
})

test('a member of an enum is renamed when its value stays', () => {
  const findings = compare("export declare enum Mode { Read = 'r' }", "export declare enum Mode { ReadOnly = 'r' }")
  expect(findings).toMatchObject([
    { symbol: 'Mode.Read', renamedTo: 'Mode.ReadOnly', message: expect.any(String), proof: 'proven' },
  ])
  expect(findings[0]?.message).toBe('Renamed to Mode.ReadOnly; it was not deprecated')
})

test.each([
  ['of another type', '{ delay: number }', '{ delayTime: string }'],
  ['of other words', '{ readFile: 1 }', '{ writeFile: 1 }'],
  ['that became optional', '{ delay: number }', '{ delayTime?: number }'],
  ['with two candidates', '{ delay: 1 }', '{ delayTime: 1; delayUnit: 1 }'],
])('a property %s is not renamed', (_, before, after) => {
  const code = (type: string) => `export declare function f(): ${type}`
  const rules = compare(code(before), code(after)).map(({ rule }) => rule)
  expect(rules).toContain('property-removed')
  expect(rules).not.toContain('renamed')
})

test.each([
  [100, ['renamed', 'export-removed', 'export-added']],
  [101, ['export-removed', 'export-added']],
])('of %i names of one shape that became as many others, the pairs are tried up to a limit', (count, expected) => {
  const code = (name: string, others: string) =>
    [name, ...Array.from({ length: count - 1 }, (_, index) => `${others}${index}`)].map(named).join('')
  const rules = compare(code('createStore', 'before'), code('createDataStore', 'after')).map(({ rule }) => rule)
  expect(new Set(rules)).toEqual(new Set(expected))
})
