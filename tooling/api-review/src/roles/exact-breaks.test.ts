import { expect, test } from 'vitest'
import { compareTexts } from '../../test/compare-texts.ts'

const majors = (before: string, after: string) =>
  compareTexts(before, after)
    .filter(({ pragmatic }) => pragmatic === 'major')
    .map(({ rule, symbol }) => `${rule} ${symbol}`)

/** Options that a callback derives from a state, and calls that take them. */
const library = (undefinedPart: string, kinds: string) => `
export interface State { data: Data; kind: Kind; }
export interface Data { arrow?: { x: number }${undefinedPart}; }
export type Kind = ${kinds};
export interface OffsetOptions { main?: number${undefinedPart}; }
export type Offset = OffsetOptions | ((state: State) => OffsetOptions);
export declare function offset(options?: Offset): void;
export declare function place(options?: { middleware?: ((state: State) => void)[]${undefinedPart} }): State;`

test('undefined that is made explicit breaks only exact consumers, however they reach it', () => {
  expect(majors(library('', "'a'"), library(' | undefined', "'a'"))).toEqual([])
})

test('what breaks without it is another change, and proves nothing of it', () => {
  expect(majors(library('', "'a'"), library(' | undefined', "'a' | 'b'"))).toEqual(['type-widened Kind'])
})
