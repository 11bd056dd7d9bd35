import { expect, test } from 'vitest'
import { type Line, lineText } from '../signature/line.ts'
import { printSignature } from '../signature/print.ts'
import { composed, instantiate } from './instantiate.ts'

function line(text: string, ...typeParameters: string[]): Line {
  return printSignature(text, [], { typeParameters: new Set(typeParameters) }).line
}

test.each([
  ['only: T[]', 'string[]', 'only: string[][]'],
  ['only: T[]', 'A | B', 'only: (A | B)[]'],
  ['only: T[]', 'A<B> | C<D>', 'only: (A<B> | C<D>)[]'],
  ['only: T[]', '{ a: 1 } | { b: 1 }', 'only: ({ a: 1 } | { b: 1 })[]'],
  ['only: T[]', '[A] extends [B] ? C : [D]', 'only: ([A] extends [B] ? C : [D])[]'],
  ['only: T[]', 'Map<A | B, () => C>', 'only: Map<A | B, () => C>[]'],
  ['only: T[]', "'a | b'", "only: 'a | b'[]"],
  ['only: T[]', '() => void', 'only: (() => void)[]'],
  ['one: T | null', 'A | B', 'one: (A | B) | null'],
  ['one: Map<string, T>', 'A | B', 'one: Map<string, A | B>'],
  ['m(x: T): void', "'a' | 'b'", "m(x: 'a' | 'b'): void"],
  ['k: keyof T', 'A & B', 'k: keyof (A & B)'],
  ['k: T', '{ a: 1 }', 'k: { a: 1 }'],
  ['k: T["x"]', 'A | B', 'k: (A | B)["x"]'],
])('%s with %s is %s', (written, value, expected) => {
  expect(lineText(instantiate(line(written, 'T'), new Map([['T', line(value)]])))).toBe(expected)
})

test('returns the same line when the parameter does not occur', () => {
  const written = line('m(x: string): void', 'T')
  expect(instantiate(written, new Map([['T', line('number')]]))).toBe(written)
})

test('replaces type parameters within a base’s type argument', () => {
  const inner = new Map([['T', line('U[]', 'U')]])
  const outer = new Map([['U', line('string')]])
  expect(lineText(composed(inner, outer).get('T')!)).toBe('string[]')
})
