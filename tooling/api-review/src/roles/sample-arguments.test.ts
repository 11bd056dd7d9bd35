import { expect, test } from 'vitest'
import { compareTexts } from '../../test/compare-texts.ts'

/** Rules of the breaks of two declarations, and whether all are proven. */
function breaksOf(before: string, after: string): { isProven: boolean; count: number } {
  const found = compareTexts(before, after).filter(({ strict, possible }) => strict === 'major' || possible === 'major')
  return { isProven: found.every(({ proof }) => proof === 'proven'), count: found.length }
}

const guarded = 'filter<S extends T>(keep: (value: T) => value is S): List<S>;'
const plain = 'filter(keep: (value: T) => boolean): List<T>;'

test.each([
  ['after a plain one', `${plain} ${guarded}`],
  ['gone', plain],
  ['of the type itself', `${guarded.replace('List<S>', 'List<T>')} ${plain}`],
])('a guard that consumers give narrows no more: the overload is %s', (_, head) => {
  const side = (methods: string) => `export interface List<T> { ${methods} first(): T }`
  expect(breaksOf(side(`${guarded} ${plain}`), side(head)).isProven).toBe(true)
  expect(breaksOf(side(`${guarded} ${plain}`), side(head)).count).toBeGreaterThan(0)
})

test.each([
  ['Partial<T>', 'T'],
  ['T[]', 'T'],
  ['T | null', 'NonNullable<T>'],
])('a default of a type parameter that names another is used: %s', (before, after) => {
  const side = (text: string) => `export declare class Store<T, P = ${text}> { set(patch: P): void; last: T }`
  expect(breaksOf(side(before), side(after))).toMatchObject({ isProven: true })
  expect(breaksOf(side(before), side(after)).count).toBeGreaterThan(0)
})

test.each(['Readonly<T>', '{ [K in keyof T]?: boolean }', 'Partial<T>[]'])(
  'a mapped type of a parameter has the members of no constraint: %s',
  (result) => {
    const side = (constraint: string) => `export declare function f<T extends ${constraint}>(value: T): ${result};`
    expect(breaksOf(side('{ id: number }'), side('object')).count).toBe(0)
    expect(breaksOf(side('object'), side('{ id: number }'))).toMatchObject({ isProven: true })
  },
)

test.each([
  ['a function', (list: string) => `export declare function each<T>(list: ${list}, run: (value: T) => void): void;`],
  [
    'options',
    (list: string) => `export declare function each<T>(options: { list: ${list}; run(value: T): void }): void;`,
  ],
  ['a method', (list: string) => `export declare class Bag { each<T>(list: ${list}): T }`],
])('a list of a parameter becomes read-only: %s', (_, side) => {
  expect(breaksOf(side('T[]'), side('readonly T[]')).count).toBe(0)
  expect(breaksOf(side('readonly T[]'), side('T[]'))).toMatchObject({ isProven: true })
  expect(breaksOf(side('readonly T[]'), side('T[]')).count).toBeGreaterThan(0)
})

test('a call without arguments gives the constraint, which may be loosened', () => {
  const side = (kind: string) => (constraint: string) =>
    `export declare class Form<V extends ${constraint}> { values: V } ${kind.replace('V', `V extends ${constraint}`)}`
  for (const kind of ['', 'export declare function form<V>(): Form<V>;'])
    expect(breaksOf(side(kind)('Record<string, unknown>'), side(kind)('object')).count).toBe(0)
  expect(breaksOf(side('')('object'), side('')('Record<string, unknown>'))).toMatchObject({ isProven: true })
})
