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
