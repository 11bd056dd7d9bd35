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
