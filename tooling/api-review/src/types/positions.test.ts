import { expect, test } from 'vitest'
import { solvePositions, type Unit } from './positions.ts'

test('a chain of types longer than the stack is followed to its end', () => {
  const count = 50_000
  const units = Array.from({ length: count }, (_, index): [string, Unit] => {
    const reference = {
      name: '',
      key: `${index + 1}`,
      path: [],
      polarity: 1 as const,
      base: {} as never,
      head: {} as never,
    }
    const flags = { isExported: index === 0, isClass: false, isExtensible: false }
    return [`${index}`, { key: `${index}`, name: '', kind: 'value', ...flags, sites: [], references: [reference] }]
  })
  expect(solvePositions(new Map(units), new Set()).get(`${count - 1}`)?.pragmatic).toEqual(new Set(['out']))
})
