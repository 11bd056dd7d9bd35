import { expect, test } from 'vitest'
import { compareTexts } from '../../test/compare-texts.ts'

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
  expect(finding?.witness).toMatch(/\["take"\]!\(/)
})

test('a listener proves that what an event gives has changed', () => {
  const events = (type: string) =>
    `export interface Events { open: ${type} } export declare function on<K extends keyof Events>(k: K, f: (a: Events[K]) => void): void;`
  const [finding] = compareTexts(events('string'), events('number'))
  expect(finding).toMatchObject({ symbol: 'Events.open', pragmatic: 'major' })
  expect(finding?.witness).toBe('L.on("open", (p0) => { const given: string = p0; return null! })')
})
