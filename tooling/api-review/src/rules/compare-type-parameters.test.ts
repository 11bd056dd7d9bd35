import { expect, test } from 'vitest'
import { compareTexts } from '../../test/compare-texts.ts'

function rulesOf(before: string, after: string): string[] {
  const side = (constraint: string) => `export declare function use<T, P extends ${constraint}>(value: T, path: P): P;`
  return compareTexts(side(before), side(after)).map(({ rule }) => rule)
}

test('a constraint that accepts all that it did is loosened', () => {
  expect(rulesOf('readonly string[]', 'readonly (string | symbol)[]')).toEqual(['constraint-loosened'])
  expect(rulesOf('{ a: string; b: number }', '{ a: string }')).toEqual(['constraint-loosened'])
})

test('a constraint that accepts less is tightened', () => {
  expect(rulesOf('readonly (string | symbol)[]', 'readonly string[]')).toContain('constraint-tightened')
})

test('names of parameters in a constraint are no change', () => {
  expect(rulesOf('(hooks: T[], args: string) => any', '(all: T[], text: string) => any')).toEqual([])
})

test('a call with a value of `never` proves nothing', () => {
  const side = (key: string) =>
    `type Path<T> = T extends never ? 1 : 2; export declare function read<T>(value: T, key: ${key}): Path<T>;`
  const [finding] = compareTexts(side('string | number'), side('string')).filter(({ proof }) => proof === 'proven')
  expect(finding?.witness).not.toContain('as never')
})
