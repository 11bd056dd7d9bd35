import { expect, test } from 'vitest'
import { compareTexts } from '../../test/compare-texts.ts'

/** Proven breaks of two versions of the members of `Model`, without their rules: `Model.set`. */
function breaksOf(before: string, after: string, kind = 'declare class'): string[] {
  const side = (members: string) => `export ${kind} Model { id: number; ${members} }`
  const found = compareTexts(side(before), side(after)).filter(({ strict }) => strict === 'major')
  expect(found.filter(({ proof }) => proof !== 'proven')).toEqual([])
  return [...new Set(found.map(({ symbol }) => symbol.replace('static ', '')))]
}

test.each([
  [
    'a key',
    'set<K extends keyof this>(key: K, value: this[K]): void',
    'set<K extends keyof Model>(key: K, value: Model[K]): void',
  ],
  ['keys', 'set(...keys: (keyof this)[]): void', 'set(...keys: (keyof Model)[]): void'],
  ['values', 'set(values: Partial<this>): void', 'set(values: Partial<Model>): void'],
  ['a callback', 'set(run: (self: this) => void): void', 'set(run: (self: Model) => void): void'],
])('heirs give a method their own members: %s', (_, own, bases) => {
  expect(breaksOf(own, bases)).toEqual(['Model.set'])
  expect(breaksOf(own, bases, 'interface')).toEqual(['Model.set'])
})

test.each([
  ['an instance', 'create<T extends typeof Model>(this: T): InstanceType<T>', 'create(): Model'],
  ['a promise', 'create<T>(this: new () => T): Promise<T>', 'create(): Promise<Model>'],
  ['a list', 'create<T>(this: new () => T): T[]', 'create(): Model[]'],
])('a static makes what it is called on: %s', (_, own, bases) => {
  expect(breaksOf(`static ${own}`, `static ${bases}`)).toEqual(['Model.create'])
})

test.each([
  ['a result', 'all(): this["row"][]', 'all(): object[]'],
  ['a callback', 'all(run: (row: this["row"]) => void): void', 'all(run: (row: object) => void): void'],
  ['options', 'all(row: Partial<this["row"]>): void', 'all(row: { id?: 1 }): void'],
])('heirs narrow the member that %s names', (_, own, bases) => {
  const row = (member: string) => `row: { id?: 1 }; ${member}`
  expect(breaksOf(row(own), row(bases))).toEqual(['Model.all'])
  expect(breaksOf(row(own), row(own.replaceAll('"', "'")))).toEqual([])
})

test.each([
  ['a static one', 'protected static set(value: string | number): void', 'protected static set(value: string): void'],
  ['one of a type parameter', 'protected items: T[]', 'protected items: Set<T>'],
  [
    'one that must be implemented',
    'protected abstract set(): Promise<T | null>',
    'protected abstract set(): Promise<T>',
  ],
])('heirs use protected members: %s', (_, before, after) => {
  const side = (member: string) => `export declare abstract class Model<T> { id: T; ${member} }`
  const found = compareTexts(side(before), side(after)).filter(({ strict }) => strict === 'major')
  expect(found.map(({ proof }) => proof)).toEqual(['proven'])
})

test('a class is derived that only a value leads to', () => {
  const side = (member: string) =>
    `declare class Model { id: 1; protected ${member} } export declare function define(name: string): typeof Model; export {}`
  const found = compareTexts(side('set(value: string | null): void'), side('set(value: string): void'))
  expect(found).toMatchObject([{ strict: 'major', proof: 'proven' }])
})

test.each([
  ['a union', 'interface Base { id: string }', 'type Base = { id: string } | { id: string; name: string }'],
  ['a mapped type', 'interface Base<T> { id: T }', 'type Base<T> = { [K in T extends unknown ? "id" : never]: T }'],
  ['a condition', 'interface Base<T> { id: T }', 'type Base<T> = T extends unknown ? { id: T } : never'],
  [
    'a union of instances',
    'declare class Base { id: string }',
    'type Base = { id: string } | { id: string; name: string }; export declare const Base: new () => Base',
  ],
])('a type can no longer be derived that becomes %s', (_, before, after) => {
  const found = compareTexts(`export ${before}`, `export ${after}`).filter(({ strict }) => strict === 'major')
  expect(found).toMatchObject([{ rule: 'deriving-breaks', symbol: 'Base', pragmatic: 'major', proof: 'proven' }])
})

test('an interface that can still be derived, or that consumers only receive, loses merging alone', () => {
  const isFew = (before: string, after: string) =>
    expect(compareTexts(before, after)).toMatchObject([{ rule: 'merging-lost', pragmatic: 'patch' }])
  isFew('export interface Base { id: string; x: 1 }', 'export type Base = { id: string } & { x: 1 }')
  const get = 'export declare function get(): Base'
  isFew(
    `export interface Base { id: string } ${get}`,
    `export type Base = { id: string } | { id: string; x: 1 }; ${get}`,
  )
})

test.each([
  ['abstract title: string', 'get title(): string; set title(value: string)'],
  ['abstract get title(): string', 'title: string'],
  ['abstract title(): void', 'title: () => void'],
])('heirs have declared a member otherwise that was abstract: %s', (before, after) => {
  const side = (member: string) => `export declare abstract class View { ${member} }`
  const found = compareTexts(side(before), side(after)).filter(({ pragmatic }) => pragmatic === 'major')
  expect(found).toMatchObject([{ rule: 'deriving-breaks', symbol: 'View.title', proof: 'proven' }])
  expect(breaksOf(before, before.replace('abstract', ''), 'declare abstract class')).toEqual([])
})

test('a spread leaves out the methods of a class', () => {
  const side = (member: string) => `export declare class Job { private own; ${member} }`
  expect(compareTexts(side('run: () => void'), side('run(): void'))).toMatchObject([
    { rule: 'property-becomes-method', strict: 'major', pragmatic: 'patch', proof: 'proven' },
  ])
})
