import { expect, test } from 'vitest'
import { compareTexts } from '../../test/compare-texts.ts'

const condition = "K extends 'a' ? string : number"

/** Breaks when the result of a generic method is looked up in `types`, where it was a condition. */
function breaksOf(kind: string, types: string, more = ''): string[] {
  const side = (result: string) =>
    `interface Types { ${types} } export declare ${kind} Store { get<K extends 'a' | 'b'>(key: K): ${result}; ${more} } export {}`
  return compareTexts(side(condition), side('Types[K]'))
    .filter(({ strict }) => strict === 'major')
    .map(({ witness = '' }) => witness)
}

test.each(['interface', 'class', 'abstract class'])(
  'a result of a method of a %s may be spelled by a lookup',
  (kind) => {
    expect(breaksOf(kind, 'a: string; b: number')).toEqual([])
    expect(breaksOf(kind, 'a: string; b: number', 'set(value: string): void')).toEqual([])
  },
)

test('a lookup that gives another type is shown by a call', () => {
  expect(breaksOf('interface', 'a: string; b: boolean')).toEqual([
    'const now = (null! as L.Store).get("b")\nconst result: number = now',
  ])
})

test('what a function returns, and a module as a whole, may differ by open conditions', () => {
  const side = (marker: string) =>
    `declare const mark: unique symbol; ${marker} type Result<T, R> = R extends Mark ? { data: T } : R;
    interface Client { <T, R = Mark>(url: string): Promise<Result<T, R>>; get<T, R = Mark>(url: string): Promise<Result<T, R>> }
    interface Static extends Client { create(base?: string): Client }
    export declare function create(base?: string): Client; declare const client: Static; export default client`
  const findings = compareTexts(side('type Mark = typeof mark;'), side('interface Mark { readonly [mark]: true }'))
  expect(findings.filter(({ strict }) => strict === 'major')).toEqual([])
})

test('what a function returns is broken by more than an open condition', () => {
  const side = (size: string) =>
    `interface Client { get<R>(url: R): R extends string ? 1 : 2; size: ${size} } export declare function create(): Client; export {}`
  expect(compareTexts(side('number'), side('string'))).toMatchObject([{ symbol: 'Client.size', proof: 'proven' }])
})

test('what a callback is given may be spelled by a lookup', () => {
  const side = (given: string) =>
    `export type Act = { t: 'a'; n: number } | { t: 'b'; s: string }; export type Map = { [A in Act as A['t']]: A };
    export declare function on<K extends Act['t']>(key: K, run: (act: ${given}) => void): void`
  const breaks = (given: string) =>
    compareTexts(side('Extract<Act, { t: K }>'), side(given)).filter(({ strict }) => strict === 'major')
  expect(breaks('Map[K]')).toEqual([])
  expect(breaks('Act')).toMatchObject([{ symbol: 'on', proof: 'proven' }])
  expect(breaks("Extract<Act, { t: K; n: 'none' }>")).toMatchObject([{ symbol: 'on', proof: 'proven' }])
})
