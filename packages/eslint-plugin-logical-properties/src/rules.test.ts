import typescript from '@typescript-eslint/parser'
import * as eslint9 from 'eslint'
import * as eslint10 from 'eslint-10'
import { describe, expect, test } from 'vitest'
import { invalid, typedInvalid, typedValid, valid } from '../test/rule-cases.ts'
import { plugin } from './index.ts'
import type { RuleName } from './index.ts'

const versions = [
  ['9', eslint9],
  ['10', eslint10 as unknown as typeof eslint9],
] as const

test('the versions match their names', () => {
  expect(versions.map(([version, { ESLint }]) => [version, ESLint.version.split('.')[0]])).toEqual([
    ['9', '9'],
    ['10', '10'],
  ])
})

test('every rule has a case in which it finds something', () => {
  expect(new Set(Object.values(invalid).map(({ rule }) => rule))).toEqual(new Set(Object.keys(plugin.rules)))
})

describe.each(versions)('ESLint %s', (_, { RuleTester }) => {
  // Each case is a test of its own, so that its name is a sentence of the report.
  RuleTester.describe = (_name: string, body: () => void) => body()
  RuleTester.it = (_name: string, body: () => void) => body()

  const tables = [
    ['JavaScript', {}, valid, invalid],
    ['TypeScript', { parser: typescript }, typedValid, typedInvalid],
    ['JavaScript, read by the parser of typescript-eslint', { parser: typescript }, valid, invalid],
  ] as const

  describe.each(tables)('%s', (_language, languageOptions, passing, failing) => {
    const tester = new RuleTester({
      languageOptions: { ...languageOptions, parserOptions: { ecmaFeatures: { jsx: true } } },
    })
    const run = (rule: RuleName, cases: Parameters<typeof tester.run>[2]): void =>
      tester.run(rule, plugin.rules[rule], cases)
    const common = ({ code, options, settings }: (typeof valid)[string]) => ({
      code,
      ...(options && { options: [options] }),
      ...(settings !== undefined && { settings: { 'logical-properties': settings } }),
    })

    test.each(Object.entries(passing))('leaves alone: %s', (_case, given) => {
      run(given.rule, { valid: [common(given)], invalid: [] })
    })

    test.each(Object.entries(failing))('reports: %s', (_case, given) => {
      run(given.rule, {
        valid: [],
        invalid: [{ ...common(given), output: given.output ?? null, errors: given.errors }],
      })
    })
  })
})
