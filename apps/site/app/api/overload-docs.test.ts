import { expect, test } from 'vitest'
import { docsOf, signatureOf } from '../../test/graph-fixture.ts'
import { hasText, isInFold, withSharedOnce } from './overload-docs.ts'

const parameter = (name: string, doc: string, more: object = {}) => ({
  ...{ name, type: ['string'], optional: false, rest: false },
  doc: doc === '' ? [] : [doc],
  ...more,
})

test('text of the lead and of earlier overloads is not repeated, wherever the lead is', () => {
  const shared = docsOf('Reads.', { throws: [['When closed.']], blocks: [{ tag: 'since', content: ['1.0'] }] })
  const signatures = [
    signatureOf('a', ['read(path)'], { docs: shared, parameters: [parameter('path', 'Of the file.')] }),
    signatureOf('b', ['read(path, mode)'], {
      docs: { ...shared, throws: [['When closed.'], ['When locked.']] },
      parameters: [parameter('path', 'Of the file.'), parameter('mode', 'Of opening.')],
    }),
  ]
  const [first, second] = withSharedOnce(signatures, 1)
  expect(hasText(first!)).toBe(false)
  expect(second!.docs).toEqual(signatures[1]!.docs)
  const [, added] = withSharedOnce(signatures, 0)
  expect(added!.docs).toMatchObject({ summary: [], throws: [['When locked.']], blocks: [] })
  expect(added!.parameters.map(({ name }) => name)).toEqual(['mode'])
})

test('a documented part of a type stays where it is, because it has an anchor', () => {
  const parts = [{ ...parameter('mode', 'Of opening.'), kind: 'member' as const, anchor: 'b.mode' }]
  const signatures = [
    signatureOf('a', ['read(o)'], { parameters: [parameter('o', 'Options.')] }),
    signatureOf('b', ['read(o)'], { parameters: [parameter('o', 'Options.', { parts })] }),
  ]
  expect(withSharedOnce(signatures, 0)[1]!.parameters).toHaveLength(1)
})

test('overloads without documentation have nothing below their signatures', () => {
  const [only] = withSharedOnce([signatureOf('a', ['read(path)'], { parameters: [parameter('path', '')] })], 0)
  expect(hasText(only!)).toBe(false)
})

test('a paragraph stands with its signature where those of many overloads are folded, and only a paragraph', () => {
  const overload = (count: number, more: object = {}) =>
    Array.from({ length: count }, (_, at) =>
      signatureOf(`a${at}`, [`on(${at})`], { docs: docsOf(`Event ${at}.`, more) }),
    )
  const few = overload(6)
  expect(isInFold(few, few[1]!)).toBe(false)
  const many = overload(7)
  expect(isInFold(many, many[1]!)).toBe(true)
  const thrown = overload(7, { throws: [['When closed.']] })
  expect(isInFold(thrown, thrown[1]!)).toBe(false)
})
