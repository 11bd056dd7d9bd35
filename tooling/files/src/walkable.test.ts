import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { walkable } from './walkable.ts'

function nested(depth: number): unknown {
  return JSON.parse(`${'[{"a":'.repeat(depth)}1${'}]'.repeat(depth)}`)
}

test.each([1, 'a', null, undefined, [], { a: [new Map([['b', 1]])] }, nested(100), parse('a: &a [1]\nb: [*a, *a]')])(
  '%j can be walked',
  (value) => {
    expect(walkable(value)).toBe(value)
  },
)

/** Lists that each contain the one before twice: its copy would have 2^60 items. */
test('what is shared is visited once', () => {
  let shared: unknown[] = []
  for (let level = 0; level < 60; level++) shared = [shared, shared]
  expect(walkable(shared)).toBe(shared)
})

test('the height of what is shared counts everywhere', () => {
  const low: unknown = nested(90)
  const high = JSON.parse(`${'['.repeat(50)}${']'.repeat(50)}`) as unknown[]
  let innermost = high
  while (innermost.length > 0) innermost = innermost[0] as unknown[]
  innermost.push(low)
  expect(() => walkable([low, high])).toThrow('values nested more than 200 levels deep')
})

test.each(['&a [*a]', '&a { b: { c: [*a, *a] } }', '? &a [*a]\n: 1'])('%s is refused', (yaml) => {
  expect(() => walkable(parse(yaml, { mapAsMap: true }) as unknown)).toThrow('a value that contains itself')
})

test('100,000 levels are refused', () => {
  expect(() => walkable(nested(100_000))).toThrow('values nested more than 200 levels deep')
})
