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

test.each([
  ['a result', 'Record<string, () => unknown>', 'ReturnType<T[K]>', 'undefined'],
  ['a parameter', 'Record<string, (value: any) => void>', 'Parameters<T[K]>[0]', 'undefined'],
  ['an instance', 'Record<string, new () => { value: unknown }>', 'InstanceType<T[K]>["value"]', 'null'],
  ['a member of a generic class', 'Record<string, Field<any>>', 'ReturnType<T[K]["decode"]>', 'undefined'],
])('a key is optional by what its member holds: %s', (_, constraint, held, tested) => {
  const side = (types: string) =>
    `export declare class Field<T> { private own; decode(): T } export type Out<T extends ${constraint}> = ${types}`
  const given = (left: string) => `[K in keyof T as ${tested} extends ${held} ? ${left}]`
  const before = side(`{ ${given('never : K')}: ${held} } & { ${given('K : never')}?: ${held} }`)
  expect(breaksOf(before, side(`{ [K in keyof T]: ${held} }`))).toMatchObject({ isProven: true, count: 1 })
})

const kind = 'export interface Kind { readonly of: unknown; readonly type: unknown }'
const applied = `${kind} export type Apply<F extends Kind, A> = (F & { readonly of: A })["type"];`

test.each([
  ['an argument is lost', applied, `${kind} export type Apply<F extends Kind, A> = F["type"];`],
  [
    'a result has the wrong one',
    ...sidesOf('export interface Functor<F extends Kind> { map<A, B>(fa: Apply<F, A>): ? }'),
  ],
  [
    'a function gives the wrong one',
    ...sidesOf('export declare function lift<F extends Kind>(f: F): <A, B>(a: A, b: B) => ?'),
  ],
])('a kind is applied, whose heirs make one member of another: %s', (_, before, after) => {
  expect(breaksOf(before, after)).toMatchObject({ isProven: true, count: 1 })
  expect(compareTexts(before, after)[0]?.witness).toMatch(
    /^interface Heir\$Kind\$type\$of extends L\.Kind .*\n(?!.*\bB\.)/,
  )
})

function sidesOf(text: string): [string, string] {
  return [`${applied} ${text.replace('?', 'Apply<F, B>')}`, `${applied} ${text.replace('?', 'Apply<F, A>')}`]
}

test.each(['Lowercase<string>', 'Uppercase<string>', '`x-${string}`'])('fewer keys are taken and given: %s', (key) => {
  for (const side of [
    (keys: string) => `export declare function send(headers: Record<${keys}, string>): void`,
    (keys: string) => `export declare function headers(): Record<${keys}, string>`,
  ])
    expect(breaksOf(side('string'), side(key))).toMatchObject({ isProven: true, count: 1 })
})

const anyFunction = 'F extends (this: any, ...list: any[]) => any'

test.each([
  [
    'of a function',
    `export declare function unbind<${anyFunction}>(f: F): OmitThisParameter<F>`,
    `export declare function unbind<${anyFunction}>(f: F): F`,
  ],
  [
    'of a method',
    `export declare class Tools { once<${anyFunction}>(f: F): (...list: Parameters<F>) => ReturnType<F> }`,
    `export declare class Tools { once<${anyFunction}>(f: F): (this: ThisParameterType<F>, ...list: Parameters<F>) => ReturnType<F> }`,
  ],
])('a result needs its receiver: %s', (_, before, after) => {
  expect(breaksOf(before, after)).toMatchObject({ isProven: true, count: 1 })
})

test('a method needs a receiver with more parts', () => {
  const steps = 'url(u: string): Builder<true, B>; body(b: string): Builder<U, true>'
  const side = (own: string) =>
    `export interface Builder<U extends boolean, B extends boolean> { readonly parts: [U, B]; ${steps}; send(this: Builder<${own}>): void }`
  const build = 'export declare function build(): Builder<false, false>'
  const [before, after] = ['true, boolean', 'true, true'].map((own) => `${side(own)} ${build}`) as [string, string]
  expect(breaksOf(before, after)).toMatchObject({ isProven: true, count: 1 })
})

test('a function gives an alias no more that distributes', () => {
  const side = (result: string) =>
    `export type Box<T> = T extends unknown ? { value: T } : never; export declare function box<T>(value: T): ${result}`
  expect(breaksOf(side('Box<T>'), side('{ value: T }'))).toMatchObject({ isProven: true, count: 1 })
})
