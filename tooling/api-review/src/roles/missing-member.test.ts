import { expect, test } from 'vitest'
import { compareTexts } from '../../test/compare-texts.ts'
import { mayShow } from './missing-member.ts'

const verdicts = (before: string, after: string) =>
  compareTexts(before, after)
    .filter(({ strict, possible }) => strict === 'major' || possible !== undefined)
    .map(({ rule, symbol, proof, error = '' }) => `${proof} ${symbol} ${rule} ${error.slice(0, 6)}`.trim())
    .sort()

const shapes = 'interface Wide { a: 1 } interface Tight { a: 1; b: 2 } interface Alike { a: 1; c?: 3 }'
const callback = (constraint: string, mark: string) =>
  `${shapes} export type Update<T extends ${constraint}> = (cache: T, options: { variables${mark}: number }) => void`

test.each([
  ['Tight', ['TS2344']],
  ['Alike', []],
])('a program that gives any for each type parameter does not prove a constraint: %s', (constraint, errors) => {
  const found = verdicts(callback('Wide', '?'), callback(constraint, ''))
  expect(found).toContainEqual(expect.stringMatching(/^proven Update\.variables property-made-required TS2345/))
  const ofConstraint = found.filter((line) => line.startsWith('proven Update constraint-tightened'))
  expect(ofConstraint.map((line) => line.slice(-6))).toEqual(errors)
})

test('type arguments that are refused, and a default that others get, are proven', () => {
  const box = (constraint: string) => `export interface Box<T extends ${constraint} = ${constraint}> { get(): T }`
  expect(verdicts(box('string | number'), box('string'))).toEqual([
    expect.stringMatching(/^proven Box constraint-tightened TS2344/),
    expect.stringMatching(/^proven Box type-default-changed TS/),
  ])
})

test('what may not be assigned, or is overridden by a property, proves nothing of the type of the member', () => {
  const types = 'export type Piped<T> = T & { then(): void }'
  const narrow = 'export type Piped<T> = T & { then(): void; go(): void }'
  const found = verdicts(
    `${types}; export declare class Run { pipe: Piped<string> }`,
    `${narrow}; export declare class Run { get pipe(): Piped<string> }`,
  )
  expect(found).toEqual([
    expect.stringMatching(/^proven Piped type-narrowed TS2322/),
    expect.stringMatching(/^proven Run\.pipe property-becomes-accessor TS(?:2416|2610)/),
    'proven Run.pipe readonly-added TS2540',
  ])
})

test.each([
  ['Wrapper.root', true],
  ['Wrapper', true],
  ['Wrapper.props', false],
  ['Wrapper.root.parent', false],
])('a program that reads anything of a member proves something of %s: %s', (symbol, isShown) => {
  const code = '(null! as L.Wrapper).root().anything'
  const error = "TS2339: Property 'anything' does not exist on type 'Node'."
  expect(mayShow({ code, error }, { rule: 'type-changed', symbol }, 0)).toBe(isShown)
})
