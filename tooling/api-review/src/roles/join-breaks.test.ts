import { expect, test } from 'vitest'
import { compareTexts } from '../../test/compare-texts.ts'
import { compareWhole } from '../diff.ts'
import type { Side } from '../parse/side.ts'

test('a missing type argument breaks the type that is named, not each member that a program reaches through it', () => {
  const findings = compareTexts(
    'export interface Emitter { on(type: string, f: () => void): void; emit(type: string): void }',
    'export interface Emitter<E> { on<K extends keyof E>(type: K, f: () => void): void; emit<K extends keyof E>(type: K): void }',
  )
  expect(findings.filter(({ proof }) => proof === 'proven').map(({ rule, symbol }) => [rule, symbol])).toEqual([
    ['type-parameter-required', 'Emitter'],
  ])
})

test('a function whose result has a name shows nothing of the type; its members do', () => {
  const store = (take: string) =>
    `export declare class Store { take(v: ${take}): void; read(): string } export declare function open(): Store;`
  const findings = compareTexts(store('string | number'), store('string'))
  const [finding] = findings.filter(({ proof }) => proof === 'proven')
  expect(finding?.symbol).toBe('Store.take')
  expect(finding?.witness).toBe('(null! as L.Store).take(1)')
})

test('a listener proves that what an event gives has changed', () => {
  const events = (type: string) =>
    `export interface Events { open: ${type} } export declare function on<K extends keyof Events>(k: K, f: (a: Events[K]) => void): void;`
  const [finding] = compareTexts(events('string'), events('number'))
  expect(finding).toMatchObject({ symbol: 'Events.open', pragmatic: 'major' })
  expect(finding?.witness).toBe('L.on("open", (p0) => { const given: string = p0; return null! })')
})

test('a program that lacks one member proves no finding at another', () => {
  const store = (members: string) =>
    `interface Deep { size: number } interface Inner { ${members} } export declare function open(): Inner; export {}`
  const findings = compareTexts(store('deep: Deep; other: Deep'), store('other: Deep'))
  expect(findings).toMatchObject([
    {
      symbol: 'Inner.deep',
      proof: 'proven',
      witness: '(null! as ReturnType<typeof L.open>).deep',
      error: "TS2339: Property 'deep' does not exist on type 'Inner'.",
    },
  ])
})

test('a type that is not exported is not broken by what lacks the way to it', () => {
  const store = (members: string, size: string) =>
    `interface Deep { size: ${size} } interface Inner { ${members}each(f: (deep: Deep) => void): void } export declare function open(): Inner; export {}`
  const findings = compareTexts(store('deep: Deep; ', 'string'), store('', "string | 'a'"))
  expect(findings.filter(({ strict }) => strict === 'major')).toMatchObject([{ symbol: 'Inner.deep', proof: 'proven' }])
})

test('a removed property is not proven by the call that lacks another one', () => {
  const side = (admin: string, options: string) =>
    `declare class Admin { ${admin} run(): void } export interface Options { ${options} } export declare function create(options: Options, admin: (admin: Admin) => void): void; export {}`
  const findings = compareTexts(side('observe(): void;', 'deep?: boolean; a?: 1'), side('', 'a?: 1'))
  for (const { symbol, error = '' } of findings.filter(({ proof }) => proof === 'proven'))
    expect(error).toContain(`'${symbol.split('.')[1]}'`)
})

test.each([
  [
    'of what a call returns',
    'read<K extends keyof Map0>(key: K): Map0[K]',
    'const now = L.read("open")\nconst result: string = now',
  ],
  [
    'of what a callback gets',
    'read<K extends keyof Map0>(key: K, run: (value: Map0[K]) => void): void',
    'L.read("open", (p0) => { const given: string = p0; return null! })',
  ],
])('a key of a map that is not exported shows the type %s', (_, signature, witness) => {
  const side = (type: string) =>
    `interface Map0 { open: ${type}; close: 1 } export declare function ${signature}; export {}`
  expect(compareTexts(side('string'), side('string | null'))).toMatchObject([
    { symbol: 'read', proof: 'proven', witness },
  ])
})

test('what a rule says of a place is not said again as a change of its type', () => {
  const side = (parameters: string) => `export declare const run: (${parameters}) => void;`
  const findings = compareTexts(side('first: string, second: 1, third: boolean'), side('first: string, third: boolean'))
  expect(findings.filter(({ proof }) => proof === 'proven').map(({ rule }) => rule)).toEqual(['parameter-removed'])
})

test.each([
  ['a union that a consumer gives', "policy?: 'a' | 'b'", "policy?: 'a' | 'b' | 'c'"],
  ['a callback that a consumer gives', 'policy?: (text: string) => void', 'policy?: (text: string | Error) => void'],
])('a call that is refused for another option is no proof of %s', (_, before, after) => {
  const side = (strict: string, policy: string) =>
    `interface Strict { defaults?: boolean${strict} } interface Opener { ${policy} }
    interface Guard { (options?: { strict?: Strict; opener?: Opener }): void; strict: (options?: Strict) => void; opener: (options?: Opener) => void }
    export declare const guard: Guard; export {}`
  const findings = compareTexts(side('', before), side('; rules: string', after))
  const proofs = findings.filter(({ proof, strict }) => proof === 'proven' && strict === 'major')
  expect(proofs.length).toBeGreaterThan(0)
  for (const { symbol, witness = '', error = '' } of proofs)
    if (symbol.endsWith('.policy')) expect(`${witness} ${error}`).toContain('policy')
})

test('a looser constraint of a method breaks those who implement it, and no caller', () => {
  const side = (constraint: string) => `export interface Kit { get<T${constraint}>(key: T): T }`
  expect(compareTexts(side(' extends string'), side(''))).toMatchObject([
    {
      rule: 'constraint-loosened',
      symbol: 'Kit.get',
      strict: 'major',
      role: 'implementer',
      pragmatic: 'minor',
      proof: 'proven',
    },
  ])
})

test('a program proves a type that is not exported, of two entry points that have it', () => {
  const sideOf = (member: string): Side => ({
    label: 'x',
    files: new Map([
      [
        'core.d.ts',
        `interface Checks { ${member}: string } interface Options { equal?: () => boolean; checks?: Checks } export interface Use { (run: () => void, options?: (() => boolean) | Options): void } export declare const use: Use; export {}`,
      ],
      ['x.d.ts', "export { use, type Use } from './core'"],
      ['y.d.ts', "export { use } from './core'"],
    ]),
    entries: new Map([
      ['.', 'x.d.ts'],
      ['./y', 'y.d.ts'],
    ]),
  })
  const [before, after] = [sideOf('once?'), sideOf('once')]
  expect(compareWhole(before, after).findings).toMatchObject([
    {
      symbol: 'Checks.once',
      rule: 'property-made-required',
      pragmatic: 'major',
      proof: 'proven',
      also: [{ entry: './y' }],
    },
  ])
})

test('a change of one of hundreds of members is proven, wherever it is', () => {
  const attributes = (last: string) => {
    const members = Array.from({ length: 400 }, (_, index) => `name${index}?: string | undefined`)
    return `export interface Attributes { ${[...members, last].join('; ')} }`
  }
  expect(compareTexts(attributes('last?: string'), attributes('readonly last?: string'))).toMatchObject([
    { rule: 'readonly-added', symbol: 'Attributes.last', strict: 'major', proof: 'proven' },
  ])
})
