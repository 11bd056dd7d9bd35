import { expect, test } from 'vitest'
import { compareTexts } from '../../test/compare-texts.ts'

test('a change in a namespace that a module is assigned is one finding, whose rule decides', () => {
  const code = (added: string) =>
    `declare namespace Kit { interface Submit { target: string;${added} } function on(listen: (event: Submit) => void): void } export = Kit;`
  expect(
    compareTexts(code(''), code(' submitter: string | null')).map(
      ({ rule, symbol, strict, pragmatic }) => `${rule} ${symbol} ${strict} ${pragmatic}`,
    ),
  ).toEqual(['property-added Submit.submitter major minor'])
})

test.each([
  ['an interface', 'export interface Options { ', ' }'],
  ['a type', 'export type Options = { ', ' }'],
])('a setter of %s that accepts more is no break', (_, open, close) => {
  const before = `${open}url: URL | undefined${close}`
  const after = `${open}get url(): URL | undefined; set url(to: URL | string | undefined)${close}`
  expect(compareTexts(before, after)).toMatchObject([
    { rule: 'type-widened', symbol: 'Options.url', strict: 'minor', pragmatic: 'minor' },
  ])
})
