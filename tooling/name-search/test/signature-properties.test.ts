import fc from 'fast-check'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { printCallable } from '../src/signatures/print-tree.ts'
import { callableOf, indexOf, packageFrom, symbolOf } from './callables.ts'

const index = indexOf(packageFrom(readFileSync(new URL('callables.txt', import.meta.url), 'utf8')))

const { type } = fc.letrec<{ type: string; leaf: string }>((tie) => ({
  leaf: fc.constantFrom(
    'string',
    'number',
    'Date',
    'Box<T>',
    'T',
    'K',
    '"a"',
    '-1',
    'undefined',
    'unknown',
    'typeof x',
  ),
  type: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    tie('leaf'),
    tie('type').map((one) => `(${one})[]`),
    tie('type').map((one) => `readonly (${one})[]`),
    tie('type').map((one) => `Promise<${one}>`),
    fc.tuple(tie('type'), tie('type')).map(([a, b]) => `Map<${a}, ${b}>`),
    fc.tuple(tie('type'), tie('type')).map(([a, b]) => `(${a}) | (${b})`),
    fc.tuple(tie('type'), tie('type')).map(([a, b]) => `(${a}) & { x: ${b}; y?: string }`),
    fc.tuple(tie('type'), tie('type')).map(([a, b]) => `((a: ${a}, b?: string) => ${b})`),
    fc.tuple(tie('type'), tie('type')).map(([a, b]) => `[${a}, ...(${b})[]]`),
    fc.tuple(tie('type'), tie('type')).map(([a, b]) => `(keyof (${a})) | (${b})["x"]`),
  ),
}))

const signature = fc
  .tuple(fc.array(type, { maxLength: 3 }), type)
  .map(([parameters, result]) => `<T, K>(${parameters.join(', ')}) -> ${result}`)

test('a callable is found by its own signature as printed, with other names of type parameters', () => {
  fc.assert(
    fc.property(signature, (text) => {
      const callable = callableOf(text)
      const symbols = [symbolOf('meant', { callables: [callable] })]
      const printed = printCallable(callable.parameters, callable.result, (at) => `Z${at}`)
      fc.pre(printed.length <= 1000)
      const { hits, mistake, unfinished } = indexOf({ slug: 'core', name: 'core', symbols }).search(printed)
      expect(mistake).toBeUndefined()
      expect(unfinished).toBe(0)
      expect(hits.map(({ name, cost }) => [name, cost])).toEqual([['meant', 0]])
    }),
  )
})

test('any text has an answer, the same each time', () => {
  const piece = fc.constantFrom(
    '->',
    '=>',
    '<',
    '>',
    '(',
    ')',
    '[',
    ']',
    '{',
    '}',
    ',',
    ':',
    '?',
    '|',
    '&',
    '...',
    'T',
    'string',
    'keyof',
    'new',
    'is',
    '"',
    '`',
    '-',
    '1',
    '.',
    ' ',
  )
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(piece, { maxLength: 30 }).map((some) => some.join(' ')),
  )
  fc.assert(
    fc.property(text, (query) => {
      const { hits, mistake } = index.search(query)
      if (mistake !== undefined) expect(mistake.at).toBeLessThanOrEqual(query.length)
      expect(index.search(query).hits).toEqual(hits)
    }),
  )
})

test('callables that share a shape cost what they cost alone', () => {
  const named = fc.constantFrom(
    'Box<T>',
    'Crate',
    'Tin<K>',
    'Jar',
    'string',
    'T',
    'K',
    'Box<Crate>',
    'Box<Jar> | Crate',
  )
  const declared = fc
    .tuple(fc.array(named, { maxLength: 3 }), named)
    .map(([parameters, result]) => `<T, K>(${parameters.join(', ')}) -> ${result}`)
  fc.assert(
    fc.property(fc.array(declared, { minLength: 1, maxLength: 6 }), declared, (texts, query) => {
      // A query may name types that only one of the lists has: one callable has all.
      const all = '(Box<Crate>, Tin<Crate>, Jar, Crate) -> void'
      const callables = [...texts, all].map((text, at) => symbolOf(`f${at}`, { callables: [callableOf(text)] }))
      // An alias of all types, which nothing uses, makes each of them a type of its own in every comparison.
      const union = callableOf('-> Box<Box<Crate>> | Tin<Crate> | Jar').result
      const related = symbolOf('Unused', { kind: 'type', alias: { parameters: 0, type: union } })
      const [shared, alone] = [callables, [...callables, related]].map((symbols) =>
        indexOf({ slug: 'core', name: 'core', symbols }).search(query),
      )
      expect(shared).toEqual(alone)
    }),
    {
      // A type parameter of the query stands for a type of the callable before that is compared with the query's own.
      examples: [[['<T, K>(Box<T>, Crate, K) -> K', '<T, K>() -> Box<T>'], '<T, K>(K, K, Box<T>) -> Crate']],
    },
  )
})
